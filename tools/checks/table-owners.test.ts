import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findSharedTables } from './table-owners.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'section-tables-'))
  write('packages/db/src/tables/members.ts', "export const members = pgTable(\n  'members',\n  {},\n)")
  write('apps/api/src/features/members/accounts-store.ts', store('members', 'tx.update(members)'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const store = (imports: string, code: string) =>
  `import { ${imports} } from '@section/db/schema.ts'\nawait ${code}\n`

test('The repository itself has one owner for each table', () => {
  expect(findSharedTables(join(import.meta.dirname, '../..'))).toEqual([])
})

test('Two stores of one feature may write the same table', () => {
  write(
    'apps/api/src/features/members/content/members-content-store.ts',
    store('members', 'db.insert(members)'),
  )
  expect(findSharedTables(root)).toEqual([])
})

test.each([
  ['an insert', 'members', 'tx\n  .insert(members)'],
  ['an update', 'members', 'tx.update(members)'],
  ['a deletion', 'members', 'this.#db.delete(members)'],
  ['a write under another name', 'type Db, members as people', 'tx.delete(people)'],
  ['a bulk write', 'members', 'upsertRows(\n  db,\n  members,\n  rows)'],
  ['a written statement', 'type Db', 'db.execute(sql`delete from members`)'],
])('A second feature that writes a table is refused: %s', (_kind, imports, code) => {
  write('apps/api/src/features/invitations/accounts-store.ts', store(imports, code))
  expect(findSharedTables(root)).toEqual([
    'members: apps/api/src/features/invitations/accounts-store.ts and apps/api/src/features/members/accounts-store.ts both write it; ' +
      "a table has one owner, so call the owner's public function.",
  ])
})

test('The server and the composition root may not write the table of a feature', () => {
  for (const part of ['server/access', 'app/operator']) {
    write(`apps/api/src/${part}/accounts-store.ts`, store('members', 'tx.update(members)'))
    expect(findSharedTables(root)).toEqual([
      expect.stringContaining(`apps/api/src/${part}/accounts-store.ts`),
    ])
    rmSync(join(root, `apps/api/src/${part}`), { recursive: true })
  }
})

test('A feature may read the table of another feature', () => {
  const code =
    'tx.select().from(members).for("update"); await db.execute(sql`select 1 from members for update`)'
  write('apps/api/src/features/invitations/accounts-store.ts', store('members', code))
  expect(findSharedTables(root)).toEqual([])
})

test('A write whose table is chosen at run time is refused', () => {
  write('apps/api/src/features/members/purge-store.ts', store('members', 'db.delete(table)'))
  expect(findSharedTables(root)).toEqual([
    'apps/api/src/features/members/purge-store.ts: name the table that is written by table.',
  ])
})
