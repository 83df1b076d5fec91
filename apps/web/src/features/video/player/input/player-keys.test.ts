import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keyLines, type PageActions, PLAYER_KEYS } from './player-keys.ts'

const handbook = readFileSync(join(import.meta.dirname, '../../../../../../../docs/product/video.md'), 'utf8')

test('The handbook lists the keys of the player as its dialog does', () => {
  const [, table = ''] = /### Keys\n\n\|[^\n]*\n\|[^\n]*\n((?:\|.*\n)+)/.exec(handbook) ?? []
  const listed = table
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, 3)
        .map((cell) => cell.trim()),
    )
  expect(listed).toEqual(PLAYER_KEYS.map(({ keys, label }) => [keys, label]))
})

test('Each key of the player does one thing, and is named in its line', () => {
  const bindings = PLAYER_KEYS.flatMap(({ bindings: all }) => all)
  expect(new Set(bindings.map(({ key }) => key)).size).toBe(bindings.length)
  for (const { keys, bindings: all } of PLAYER_KEYS)
    for (const { key } of all) if (key.length === 1) expect(keys.toLowerCase()).toContain(key)
})

test('Keys for theater mode and notes are listed only on pages that have them', () => {
  const labels = (page: PageActions) => keyLines(page).map(({ label }) => label)
  const act = () => undefined
  expect(labels({ theater: act, note: act })).toHaveLength(PLAYER_KEYS.length)
  expect(labels({ theater: act })).not.toContain('Write a note')
  expect(labels({ note: act })).not.toContain('Theater')
  expect(labels({})).toHaveLength(PLAYER_KEYS.length - 2)
})
