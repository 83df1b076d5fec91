import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findImportCircles } from './import-circles.ts'

test('A circle of static imports is found, through types and several lines, and a dynamic import closes none', () => {
  const root = mkdtempSync(join(tmpdir(), 'circles-'))
  const folder = 'packages/domain/src'
  mkdirSync(join(root, folder), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(root, folder, name), text)
  write('a.ts', "import {\n  b,\n} from './b.ts'")
  write('b.ts', "import type { C } from '@section/domain/c.ts'")
  write('c.ts', "export { a } from './a.ts'")
  write('d.ts', "import { a } from './a.ts'")
  write('e.ts', "import { f } from './f.ts'")
  write('f.ts', "const e = import('./e.ts')")
  expect(findImportCircles(root)).toEqual([['a.ts', 'b.ts', 'c.ts'].map((name) => `${folder}/${name}`)])
  rmSync(root, { recursive: true })
})
