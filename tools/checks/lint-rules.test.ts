import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

test('The lint refuses a cast in a file with the name resolvers.ts and in no other file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'))
  const files = ['resolvers.ts', 'other.ts'].map((name) => join(folder, name))
  for (const file of files) writeFileSync(file, 'export const refused = {} as never\n')
  const { status, stdout } = spawnSync(
    'node_modules/.bin/oxlint',
    ['-c', '.oxlintrc.json', '--format=unix', ...files],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
  rmSync(folder, { recursive: true })
  expect(status).toBe(1)
  expect(stdout).toContain('consistent-type-assertions')
  expect(stdout).toContain('resolvers.ts:1:')
  expect(stdout).not.toContain('other.ts')
}, 60_000)

interface LintConfig {
  rules: Record<string, unknown>
  overrides: { files: string[]; rules: Record<string, unknown> }[]
}

test('A list of restricted properties for some folders keeps the entries of the list for all, which it replaces', () => {
  const rule = 'no-restricted-properties'
  const { rules, overrides } = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as LintConfig
  const lists = overrides.map((override) => override.rules[rule]).filter(Array.isArray)
  expect(lists).not.toEqual([])
  for (const list of lists) expect(list).toEqual(expect.arrayContaining(rules[rule] as unknown[]))
})
