import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { queuedMails } from '@section/api/testing/queued-mails.ts'
import { passwordSignIn, refreshTokens } from '@section/api/testing/token-requests.ts'
import { rows } from '@section/db/connection.ts'
import { callEverything } from '../limits/call-everything.ts'
import { Canaries } from './canaries.ts'
import { type DemoSchool, openDemoSchool } from '../kit/demo-school.ts'
import { withBrokenTables, tableNames, type TableFailure } from '../access/broken-tables.ts'

// The values that people send are written to no log, not even when the database refuses them. SECURITY.md#secrets-in-logs

const NOON = Date.parse('2026-05-13T15:00:00Z')
/** The tables without which nobody is signed in, so that no operation would reach its own statements. */
const WHO_CALLS = ['members', 'auth_sessions', 'signing_keys', 'server_secrets', 'entitlements']
/** The tables that are read and written when somebody signs in, forgets the password and sets another one. */
const SIGN_INS = ['members', 'auth_sessions', 'oidc_records', 'mailed_codes', 'outbox']
const PASSWORD = 'Section-demo-1'

let school: DemoSchool
let folder: string
let written = ''
let now = NOON
const canaries = new Canaries()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-canaries-'))
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      written += String(chunk)
      return true
    })
  // Vitest keeps the output of the console from the streams, so it is collected here.
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...values) => void (written += format(...values)))
  school = await openDemoSchool(NOON, () => now, {
    environment: { LOG_LEVEL: 'debug', LOG_FILE: join(folder, 'server.log') },
    // All lines are written and searched, not only the first ones of each cause.
    config: { logLinesPerCause: Infinity },
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await school?.close()
  await rm(folder, { recursive: true, force: true })
})

/** How the database fails while all operations are called. */
const FAILURES: { name: string; tables: (all: string[]) => string[]; how: TableFailure }[] = [
  { name: 'the database is well', tables: () => [], how: 'missing' },
  {
    name: 'there are no tables but those of who calls',
    tables: (all) => all.filter((table) => !WHO_CALLS.includes(table)),
    how: 'missing',
  },
  { name: 'there are no members', tables: () => ['members'], how: 'missing' },
  { name: 'all tables refuse every row', tables: (all) => all, how: 'full' },
]

test.each(FAILURES)(
  'No log holds what people send while $name',
  { timeout: 120_000 },
  async ({ tables, how }) => {
    const broken = tables(await tableNames(school.server.database))
    const before = failuresIn((await sinks()).log)
    await withBrokenTables(school.server.database, { tables: broken, how }, async () => {
      await signInAndForget()
      await callEverything(school, canaries)
    })
    const after = await sinks()
    expect(found(after)).toEqual(NOTHING_FOUND)
    // With fewer failures the test would prove nothing.
    if (broken.length > 0) expect(failuresIn(after.log) - before).toBeGreaterThan(20)
  },
)

test.each(SIGN_INS.flatMap((table) => [['missing', table] as const, ['full', table] as const]))(
  'No log holds a password, a code or a token while the table is %s: %s',
  { timeout: 60_000 },
  async (how, table) => {
    const before = failuresIn((await sinks()).log)
    await withBrokenTables(school.server.database, { tables: [table], how }, signInAndForget)
    const after = await sinks()
    expect(found(after)).toEqual(NOTHING_FOUND)
    expect(failuresIn(after.log)).toBeGreaterThan(before)
  },
)

test.runIf(process.env['NIGHTLY'])(
  'No log holds what people send while any single table is missing or refuses every row',
  { timeout: 1_800_000 },
  async () => {
    for (const table of await tableNames(school.server.database))
      for (const how of ['missing', 'full'] as const) {
        await withBrokenTables(school.server.database, { tables: [table], how }, () =>
          callEverything(school, canaries),
        )
        expect(found(await sinks()), `${table} ${how}`).toEqual(NOTHING_FOUND)
      }
  },
)

test('The tests of logs have planted more than forty canaries and seen all kinds of statements fail', async () => {
  expect(canaries.size).toBeGreaterThanOrEqual(40)
  const failed = [...statementsIn((await sinks()).log)]
  for (const kind of ['select', 'insert', 'update'])
    expect(failed.filter((text) => text.includes(kind)).length).toBeGreaterThan(3)
})

interface Sinks {
  log: string
  /** The output of the server outside its log. */
  output: string
  /** The reasons why mails could not be delivered. */
  outbox: string
}
const NOTHING_FOUND: Record<keyof Sinks, string[]> = { log: [], output: [], outbox: [] }

/** Returns everything that a server leaves behind for operators. */
async function sinks(): Promise<Sinks> {
  const kept = await rows<{ reason: string | null }>(
    school.server.database.db,
    sql`select output::text as reason from pgboss.job where name in ('mail', 'dead-letters')`,
  )
  const log = await readFile(join(folder, 'server.log'), 'utf8')
  return { log, output: written, outbox: kept.map(({ reason }) => reason).join('\n') }
}

/** Returns the places whose canaries each of them contains. */
const found = ({ log, output, outbox }: Sinks): typeof NOTHING_FOUND => ({
  log: canaries.foundIn(log),
  output: canaries.foundIn(output),
  outbox: canaries.foundIn(outbox),
})

const failuresIn = (log: string) => log.split('"statement":').length - 1

/** Returns the different statements that failed according to the log. */
const statementsIn = (log: string) =>
  new Set(
    [...log.matchAll(/"statement":"((?:[^"\\]|\\.)*)"/g)].map(([, statement = '']) =>
      statement.toLowerCase(),
    ),
  )

/** Signs one member in; another one mistypes the password, forgets it, and sets a new one with a mailed code. */
async function signInAndForget(): Promise<void> {
  // Only one code a minute is mailed.
  now += 61_000
  const { url, database } = school.server
  const { body } = await passwordSignIn(url, 'member@demo.school', PASSWORD)
  if (body.refresh_token) {
    keep(body)
    keep((await refreshTokens(url, body.refresh_token)).body)
  }
  const email = 'limited@demo.school'
  const password = 'Canary-password-1!'
  canaries.issued('a new password', password)
  await passwordSignIn(url, email, `${password} mistyped`)
  await postJson('/user/forgotPassword', { email })
  // While the table of the queue is missing, nothing is mailed.
  const mail = (await queuedMails(database.db, email).catch(() => [])).at(-1)
  const code = mail && 'code' in mail ? mail.code : '730162'
  canaries.issued('a mailed code', code)
  await postJson('/user/confirmPassword', { email, code, password })
}

function keep(tokens: object): void {
  for (const name of ['id_token', 'access_token', 'refresh_token'])
    canaries.issued(
      name,
      String(Object.entries(tokens).find(([key]) => key === name)?.[1] ?? 'none was issued'),
    )
}

const postJson = (path: string, body: object) =>
  fetch(school.server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => answer.arrayBuffer())
