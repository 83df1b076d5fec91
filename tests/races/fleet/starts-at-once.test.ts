import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIGRATIONS_FOLDER, openDatabase } from '@section/db/connection.ts'
import { members } from '@section/db/schema.ts'
import { knownVersions } from '@section/db/upgrades/versions.ts'
import { buildWhenStale } from '../../../tools/build.ts'
import { type PostgresCluster, startPostgres } from '../../../tools/postgres.ts'
import { median } from '../../bench/table.ts'
import { startProcess } from '../processes/school-process.ts'

// Three servers and a worker start at the same moment, as after a failure of the whole site. docs/decisions/upgrades.md

const STARTS = 20
const BUILT = 'dist/server.js'
/** A school outside of a demo. */
const SCHOOL = { DEMO: 'false', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@school.example' }
/** What the others wait for the one that migrates, beyond the time of the migration itself. */
const LONGEST_WAIT_MS = 1000

describe.runIf(process.env['NIGHTLY'])('Three servers and a worker that start at once', () => {
  let postgres: PostgresCluster
  let admin: pg.Client
  let folder: string
  const versions = knownVersions(MIGRATIONS_FOLDER)
  const urlOf = (database: string) => postgres.url.replace(/\/postgres$/, `/${database}`)

  beforeAll(async () => {
    await buildWhenStale()
    postgres = await startPostgres()
    admin = new pg.Client({ connectionString: postgres.url })
    await admin.connect()
    folder = mkdtempSync(join(tmpdir(), 'starts-at-once-'))
    cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
    const journal = join(folder, 'meta/_journal.json')
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] }
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }))
    await createdBy('old', folder)
    await createdBy('present', MIGRATIONS_FOLDER)
    await admin.query('create database empty')
  }, 180_000)
  afterAll(async () => {
    await admin?.end()
    postgres?.stop()
    rmSync(folder, { recursive: true })
  })

  /** Creates a database by the migrations of a folder, with a member in it. */
  async function createdBy(name: string, migrationsFolder: string): Promise<void> {
    await admin.query(`create database ${name}`)
    const database = await openDatabase({ url: urlOf(name), migrationsFolder })
    await database.migrate()
    const person = { status: 'MEMBER', firstName: 'Mike', lastName: 'Hall' } as const
    await database.db.insert(members).values({ email: 'mike@section.example', ...person })
    await database.close()
  }

  /** Starts all at once on a copy of a database; returns how long the slowest took, in ms. */
  async function startAll(template: string, round: number): Promise<number> {
    const copy = `${template}_${round}`
    await admin.query(`create database ${copy} template ${template}`)
    const url = urlOf(copy)
    const env = { ...SCHOOL, DATABASE_URL: url }
    const started = await Promise.all([
      ...[1, 2, 3].map(() => startProcess('serve', { ...env, WORKER: 'false' }, BUILT)),
      startProcess('worker', env, BUILT),
    ])
    const answers = await Promise.all(started.slice(0, 3).map(({ url: at }) => fetch(`${at}/readyz`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await Promise.all(started.map((one) => one.end()))).toEqual([0, 0, 0, 0])
    expect(started.flatMap((one) => one.log().map(({ msg }) => msg))).toEqual([])
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const ran = await client.query<{ hash: string }>(
      'select hash from drizzle.__drizzle_migrations order by id',
    )
    expect(ran.rows.map(({ hash }) => hash)).toEqual(versions.map(({ hash }) => hash))
    const kept = await client.query('select from members')
    expect(kept.rowCount).toBe(template === 'empty' ? 0 : 1)
    await client.end()
    await admin.query(`drop database ${copy}`)
    return Math.max(...started.map(({ readyMs }) => readyMs))
  }

  test('Twenty starts on an empty, an old and a present database migrate each once, and hold nobody up', async () => {
    const times: Record<string, number[]> = { empty: [], old: [], present: [] }
    for (let round = 0; round < STARTS; round++)
      for (const template of Object.keys(times)) times[template]?.push(await startAll(template, round))
    const [empty, old, present] = ['empty', 'old', 'present'].map((template) => median(times[template] ?? []))
    process.stdout.write(
      `Slowest of four starts, median in ms: empty ${empty}, old ${old}, present ${present}.\n`,
    )
    expect((old ?? 0) - (present ?? 0)).toBeLessThan(LONGEST_WAIT_MS)
  }, 1_200_000)
})
