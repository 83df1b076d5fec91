import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { contentLoads } from '@section/db/schema.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { recordDemoAccounts } from './demo-database-store.ts'
import { type EditableSchool, smallSchool } from '../../testing/demo-school.fixture.ts'
import { importContent } from '../content/import-content.ts'
import { prepareDemoSchool } from './prepare-demo-school.ts'

const MAIN = join(import.meta.dirname, '../../main.ts')
const refusal = (variable: string) =>
  `${variable}: the database belongs to a demo, whose accounts have a password that everybody knows; name another, empty one.`

const ACCOUNTS = `password: Section-demo-1
accounts: [{ email: member@demo.school, purpose: An account, name: Nora Lindqvist, status: MEMBER, customer: school,
  joined: 2 months ago at 10:00 }]
`

let school: EditableSchool
let schoolWithoutAccounts: EditableSchool
beforeAll(async () => {
  school = await smallSchool({ 'accounts.yaml': ACCOUNTS })
  schoolWithoutAccounts = await smallSchool({})
})
afterAll(() => Promise.all([school.drop(), schoolWithoutAccounts.drop()]))

const load = (database: Database, folder: string) =>
  importContent({ database, folder, now: Date.now(), allowDemoAccounts: true })

/** Returns the outcome of a start outside a demo on this database: 'started', or the reason for the refusal. */
async function startOn(database: Database, config = { production: true, demo: false }): Promise<string> {
  try {
    await (await startTestServer({ database, config })).close()
    return 'started'
  } catch (error) {
    return String(error)
  }
}

test.each([
  [
    'the first start of a demo',
    (database: Database) => prepareDemoSchool(database, { schoolFolder: school.folder }, Date.now()),
  ],
  ['an import of content with accounts', (database: Database) => load(database, school.folder)],
  [
    'a demo of an earlier version',
    (database: Database) => database.db.insert(contentLoads).values({ name: 'demo-school', version: '1' }),
  ],
])('A server in production refuses to start on a database that %s has filled', async (_name, fill) => {
  const database = await openTestDatabase()
  await fill(database)
  const refused = expect.stringContaining('the database belongs to a demo')
  expect(await startOn(database)).toEqual(refused)
  expect(await startOn(database, { production: false, demo: false })).toEqual(refused)
  expect(await startOn(database, { production: false, demo: true })).toBe('started')
  await database.close()
})

test('A later import without accounts does not remove the mark of a demo database', async () => {
  const database = await openTestDatabase()
  await load(database, school.folder)
  await load(database, schoolWithoutAccounts.folder)
  expect(await startOn(database)).toContain('the database belongs to a demo')
  await database.close()
})

test('A server in production starts on an empty database and on one whose content has no accounts', async () => {
  const database = await openTestDatabase()
  expect(await startOn(database)).toBe('started')
  await load(database, schoolWithoutAccounts.folder)
  expect(await startOn(database)).toBe('started')
  await database.close()
})

// The test starts processes, each of which opens a database, and therefore runs only at night.
const night = test.runIf(process.env['NIGHTLY'])

night(
  'The database of a demo is neither served nor filled outside of a demo, but can still be migrated',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'demo-database-'))
    const database = await openDatabase({ folder })
    await database.migrate()
    await recordDemoAccounts(database.db)
    await database.close()
    expect(await run(folder, 'content:import', schoolWithoutAccounts.folder)).toBe(refusal('DATA_DIR'))
    expect(await run(folder, 'serve')).toBe(refusal('DATA_DIR'))
    expect(await run(folder, 'db:migrate')).toBe('')
    await rm(folder, { recursive: true })
  },
  120_000,
)

/** Runs a command in production and returns its error output. */
const run = (folder: string, ...args: string[]): Promise<string> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PUBLIC_URL: 'https://school.test',
      WORKER: 'false',
    }
    execFile(process.execPath, ['--no-warnings', MAIN, ...args], { env }, (_error, _stdout, stderr) =>
      resolve(stderr.trim()),
    )
  })
