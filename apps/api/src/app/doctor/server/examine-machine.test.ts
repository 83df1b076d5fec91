import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Database, MIGRATIONS_FOLDER } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { knownVersions } from '@section/db/upgrades/versions.ts'
import { examine } from '../examine.fixture.ts'
import { examineConfiguration } from './examine-configuration.ts'
import { examineDatabase } from './examine-database.ts'
import { examineFiles } from './examine-files.ts'
import { examineNode } from './examine-node.ts'

test('A Node that is too old is told with the one that is needed', async () => {
  expect(await examineNode(null, '24.21.0')).toEqual([{ sign: '✓', text: '24.21.0' }])
  expect(await examineNode(null, '22.1.0')).toEqual([
    { sign: '✗', text: 'Node 22.1.0 is too old: install Node 24 or later.' },
  ])
})

test('A configuration that no server starts with is told with each variable', async () => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@school.example' }
  expect(await examine(examineConfiguration, mail)).toEqual(['✓ a school under development'])
  expect(await examine(examineConfiguration, { ...mail, WORKER: 'false' })).toEqual([
    '✓ a school under development, whose background jobs run elsewhere',
  ])
  expect(await examine(examineConfiguration, { ...mail, NODE_ENV: 'production' })).toEqual([
    '✗ PUBLIC_URL: in production, name the address that members open, https://….',
  ])
})

test('A folder or a log that cannot be written is told by its variable', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-files-'))
  const file = join(folder, 'file')
  await writeFile(file, '')
  const good = { DATA_DIR: join(folder, 'data'), LOG_FILE: join(folder, 'log') }
  expect(await examine(examineFiles, good)).toEqual(['✓ DATA_DIR and LOG_FILE can be written'])
  // Below a file nothing can be made, also by the user root, who may write everywhere else.
  const LOG_FILE = join(file, 'log')
  expect(await examine(examineFiles, { ...good, LOG_FILE })).toEqual([
    `✗ LOG_FILE: this user may not write ${file}; give it to the user of the server, or name another place.`,
  ])
  expect(await examine(examineFiles, { DATABASE_URL: 'postgres://db.example/x' })).toEqual([
    '✓ the server writes none',
  ])
  await chmod(folder, 0o700)
  await rm(folder, { recursive: true })
})

/** A PostgreSQL server that answers these facts about itself. */
function server(facts: object, hashes: string[] | null = null, oldest = ''): Database {
  const said = {
    version: '160002',
    connections: '97',
    hasTrigrams: true,
    onlyReads: false,
    time: '1000',
    ...facts,
  }
  const answers: object[][] = [
    [said],
    [{ found: hashes !== null }],
    (hashes ?? []).map((hash) => ({ hash })),
    [{ oldest }],
  ]
  // The examination reads these answers in this order, and uses nothing else of a database.
  const db = { execute: async () => ({ rows: answers.shift() ?? [] }) } as unknown as Database['db']
  return { kind: 'postgres', db, checkAddresses: async () => {} } as unknown as Database
}

const DATABASE_URL = 'postgres://school:canary@db.example/school'
const database = (facts: object, environment: Record<string, string> = {}, now = 1000) =>
  examine(examineDatabase, { DATABASE_URL, ...environment }, { database: server(facts), clock: () => now })

test('A PostgreSQL that serves is told with its version, its encryption, its room and what is pending', async () => {
  const [line] = await database({})
  expect(line).toMatch(
    /^✓ PostgreSQL 16, not encrypted \(add \?sslmode=verify-full where others share the network\), room for 6 processes with 15 of 97 connections each, \d+ migrations pending \(npm run db:migrate\)$/,
  )
  expect(await database({}, { DATABASE_URL: `${DATABASE_URL}?sslmode=verify-full` })).toEqual([
    expect.stringContaining('encrypted (sslmode=verify-full)'),
  ])
})

test.each<[string, object, Record<string, string>, number, string]>([
  [
    'too old',
    { version: '140009' },
    {},
    1000,
    'DATABASE_URL: PostgreSQL 14 is too old; version 15 or later is needed.',
  ],
  [
    'without pg_trgm',
    { hasTrigrams: false },
    {},
    1000,
    'DATABASE_URL: the server lacks the extension pg_trgm; install the contrib package of PostgreSQL there.',
  ],
  [
    'that only reads',
    { onlyReads: true },
    {},
    1000,
    'DATABASE_URL: this server only reads, such as a standby; name the one that takes writes.',
  ],
  [
    'with too few connections',
    {},
    { DATABASE_POOL: '100' },
    1000,
    'DATABASE_POOL: a process takes up to 105 connections, and the server gives 97; lower it, or raise max_connections.',
  ],
  [
    'with a slower clock',
    {},
    {},
    61_000,
    'the clock of this machine is 60 seconds ahead of the database’s; set both by NTP.',
  ],
  [
    'with a faster clock',
    { time: '61000' },
    {},
    1000,
    'the clock of this machine is 60 seconds behind the database’s; set both by NTP.',
  ],
])('A PostgreSQL %s is told in a sentence of its own', async (_what, facts, environment, now, sentence) => {
  expect(await database(facts, environment, now)).toEqual([`✗ ${sentence}`])
})

test('A database of another version is told, and one that a later version has only added to is well', async () => {
  const known = knownVersions(MIGRATIONS_FOLDER)
  const told = (hashes: string[]) =>
    examine(
      examineDatabase,
      { DATABASE_URL },
      { database: server({}, hashes, known.at(-1)?.tag), clock: () => 1000 },
    )
  expect(await told(['of another version'])).toEqual([
    expect.stringMatching(/^✗ The database was made by another version, and this one cannot change it\. /),
  ])
  expect(await told([...known.map(({ hash }) => hash), 'of a later version'])).toEqual([
    expect.stringMatching(/^✓ PostgreSQL 16, .*, migrations up to date$/),
  ])
})

test('A real database answers what the doctor asks', async () => {
  const real = await openTestDatabase()
  const url = real.url ?? ''
  const lines = await examine(examineDatabase, url === '' ? {} : { DATABASE_URL: url }, { database: real })
  expect(lines).toEqual([expect.stringMatching(/^✓ (?:embedded|PostgreSQL \d+, .*), migrations up to date$/)])
  await real.close()
})
