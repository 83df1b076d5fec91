import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

/** The version of the job queue's tables that every server since the first release can use. */
const KNOWN_TO_ALL = 46

test('The job queue still has the tables that servers of the version before use, which refuse any other', () => {
  const file = createRequire(import.meta.url).resolve('pg-boss/package.json')
  const { pgboss } = JSON.parse(readFileSync(file, 'utf8')) as { pgboss: { schema: number } }
  // A library with other tables comes in a release that raises schema_floor to the version before it, so that old servers
  // are stopped first; this number then follows. docs/decisions/upgrades.md
  expect(pgboss.schema).toBe(KNOWN_TO_ALL)
})
