import { globSync } from 'node:fs'
import type { Row } from './row.ts'

const found: [string, Row][] = []
for (const file of globSync('rows/**/*.ts', { cwd: import.meta.dirname }).toSorted()) {
  const { rows } = (await import(new URL(file, import.meta.url).href)) as { rows: Record<string, Row> }
  found.push(...Object.entries(rows))
}

/**
 * One row for every operation of the contract, from the files below `rows`, of which each feature has one. They are tried in
 * this order: a row may build on what an earlier one of its file did, and what changes the access of accounts comes last.
 * SECURITY.md#operations-without-a-policy
 */
export const MATRIX: Readonly<Record<string, Row>> = Object.fromEntries([
  ...found.filter(([, { changesAccess }]) => !changesAccess),
  ...found.filter(([, { changesAccess }]) => changesAccess),
])
