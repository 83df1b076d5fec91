import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findCrowdedFolders } from './crowded-folders.ts'

test('A folder of code with 21 files is refused, one with 20 is not, and pictures do not count', () => {
  const root = mkdtempSync(join(tmpdir(), 'folders-'))
  const fill = (folder: string, count: number, extension = 'ts') => {
    mkdirSync(join(root, folder), { recursive: true })
    for (let file = 0; file < count; file++) writeFileSync(join(root, folder, `${file}.${extension}`), '')
  }
  fill('packages/domain/src/events', 21)
  fill('apps/web/src/features/events', 20)
  fill('tests/e2e/visual', 40, 'png')
  expect(findCrowdedFolders(root)).toEqual([
    expect.stringMatching(/^packages\/domain\/src\/events: 21 files are more than 20/),
  ])
  rmSync(root, { recursive: true })
})
