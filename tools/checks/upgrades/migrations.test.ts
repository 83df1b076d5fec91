import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breakingStatements, findBreakingMigrations } from './migrations.ts'

test.each([
  'create table a (b int not null)',
  'create table a (b int); alter table a add constraint c check (b > 1); create unique index i on a (b)',
  'alter table a add column b int',
  'alter table a add column b int not null default 3',
  'alter table a add column b uuid; alter table a add constraint f foreign key (b) references c (d)',
  'alter table a add column b text; alter table a add constraint n check (b is null or char_length(b) < 9)',
  'alter table a add column b text; create unique index i on a (b)',
  'create index i on a (b, c)',
  'alter table a alter column b drop not null',
  'alter table a alter column b set default 3',
  "alter type e add value 'z'",
  "update a set b = 3; insert into a (b) values (1); select setval('s', 3)",
  "create or replace function f() returns int language sql as 'select 1'",
])('A migration that only adds passes: %s', async (sql) => {
  expect(await breakingStatements(sql)).toEqual([])
})

test.each([
  ['alter table a drop column b', 'AT_DropColumn b'],
  ['alter table a add column b int not null', 'AT_AddColumn b'],
  ['alter table a alter column b set not null', 'AT_SetNotNull b'],
  ['alter table a alter column b type bigint', 'AT_AlterColumnType b'],
  ['alter table a alter column b drop default', 'AT_ColumnDefault b'],
  ['alter table a add constraint c check (b > 1)', 'AT_AddConstraint c'],
  ['alter table a add column b int; alter table a add constraint c check (b > d)', 'AT_AddConstraint c'],
  ['alter table a add constraint f foreign key (b) references c (d) not valid', 'AT_AddConstraint f'],
  ['alter table a drop constraint c', 'AT_DropConstraint c'],
  ['create unique index i on a (b)', 'A unique index over old columns'],
  ['alter table a rename column b to c', 'RenameStmt'],
  ['alter table a rename to c', 'RenameStmt'],
  ['drop table a', 'DropStmt'],
  ['drop index i', 'DropStmt'],
  ['drop trigger t on a', 'DropStmt'],
  ['delete from a', 'DeleteStmt'],
  ['truncate a', 'TruncateStmt'],
])('A migration that takes something away is refused: %s', async (sql, what) => {
  expect(await breakingStatements(sql)).toEqual([what])
})

test('A migration may contract if it names an earlier one that all servers then know, and only then', async () => {
  const root = mkdtempSync(join(tmpdir(), 'migrations-'))
  const folder = join(root, 'packages/db/migrations')
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const migrations = {
    '0011_employers': 'drop table old',
    '0012_expand': 'alter table a add column b int',
    '0013_contract': `UPDATE "schema_floor" SET "oldest" = '0012_expand';--> statement-breakpoint\nalter table a drop column c;`,
    '0014_too_early': `UPDATE "schema_floor" SET "oldest" = '0014_too_early';\ndrop table a;`,
    '0015_silent': 'drop table a',
  }
  const entries = Object.keys(migrations).map((tag) => ({ tag }))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  for (const [tag, sql] of Object.entries(migrations)) writeFileSync(join(folder, `${tag}.sql`), sql)
  expect(await findBreakingMigrations(root)).toEqual([
    expect.stringContaining('0014_too_early.sql: schema_floor names 0014_too_early, which is no earlier'),
    expect.stringContaining('0015_silent.sql: DropStmt breaks servers'),
  ])
  rmSync(root, { recursive: true })
})
