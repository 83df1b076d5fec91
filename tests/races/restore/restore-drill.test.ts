import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '@section/api/app/features.ts'
import { MailOutbox } from '@section/api/features/mail/outbox.ts'
import { JobQueue } from '@section/api/server/jobs/job-queue.ts'
import { MAIN } from '@section/api/testing/source-folders.ts'
import { type Database, openDatabase, rows } from '@section/db/connection.ts'
import { startSmtpEmulator } from '@section/emulators/smtp/smtp-emulator.ts'
import { requireCommand } from '../../../tools/machine.ts'
import { Viewers } from '../outages/viewers.ts'
import { mainEnvironment, startProcess } from '../processes/school-process.ts'
import { type BackedUpPostgres, startBackedUpPostgres } from './backed-up-postgres.ts'
import { checksumsOfFiles, checksumsOfTables } from './checksums.ts'

// The machine of the school is lost, and the school comes back from its backups. docs/how-to/back-up-and-restore.md

const ISSUER = 'http://localhost:1'
const MEGABYTES = 1000
const STEPS = 5
const STEP_MS = 8000
/** Longer than `archive_timeout`, and shorter than what is promised. */
const LAST_LIFE_MS = 45_000
const LONGEST_LOSS_MS = 60_000
const LONGEST_RESTORE_MS = 10 * 60_000

/** The command is run by a school that sells nothing; a demo would ask its own server for the payments. */
const NO_SERVICES = { DEMO: 'false', MAIL_FROM: 'hello@school.example' }

/** The school at a moment at which nothing was changed. */
interface Moment {
  /** Epoch ms. */
  at: number
  tables: Record<string, string>
  files: Record<string, string>
}

let backedUp: BackedUpPostgres
let folder: string
const withDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase({ url: backedUp.postgres.url, poolSize: 1 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
const env = () => ({ DATABASE_URL: backedUp.postgres.url, PUBLIC_URL: ISSUER, MAIL_DELAY_MS: '0' })

describe.runIf(process.env['NIGHTLY'])('A school whose machine is lost', () => {
  beforeAll(async () => {
    requireCommand('rclone', 'rclone')
    folder = mkdtempSync(join(tmpdir(), 'restore-drill-'))
    for (const each of ['photos', 'photos-backup']) mkdirSync(join(folder, each))
    backedUp = await startBackedUpPostgres()
  }, 120_000)
  afterAll(() => {
    backedUp?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const photos = () => join(folder, 'photos')
  const copyFiles = (from: string, to: string) =>
    execFileSync('rclone', ['copy', '--immutable', '--quiet', join(folder, from), join(folder, to)])

  test('A school of 1 GB comes back as it was at a random moment within ten minutes, and mails nobody twice', async () => {
    const viewers = await withDatabase(async (database) => {
      await database.migrate()
      const seated = await Viewers.seat(database, ISSUER)
      await fill(database)
      return seated
    })
    const server = await startProcess('serve', { ...env(), WORKER: 'false' })
    backedUp.backUp()
    const moments: Moment[] = []
    for (let step = 0; step < STEPS; step++) {
      writeFileSync(join(photos(), `photo-${step}`), randomBytes(5_000_000))
      copyFiles('photos', 'photos-backup')
      await withDatabase((database) => queueMail(database, step))
      await viewers.rush([server.url], AbortSignal.timeout(STEP_MS))
      const at = Date.now() + 500
      await wait(1000)
      const tables = await checksumsOfTables(backedUp.postgres.url)
      moments.push({ at, tables, files: checksumsOfFiles(photos()) })
    }
    await viewers.rush([server.url], AbortSignal.timeout(LAST_LIFE_MS))
    const lostAt = Date.now()
    backedUp.lose()
    rmSync(photos(), { recursive: true })
    await server.end('SIGKILL')

    await backedUp.restore()
    const lastKept = await withDatabase(lastChange)
    expect(lostAt - lastKept).toBeLessThan(LONGEST_LOSS_MS)

    const moment = moments[Math.floor(Math.random() * STEPS)]
    if (!moment) throw new Error('There is no moment to restore.')
    backedUp.lose()
    const started = performance.now()
    await backedUp.restore(moment.at)
    copyFiles('photos-backup', 'photos')
    const restoreMs = performance.now() - started
    expect(await checksumsOfTables(backedUp.postgres.url)).toEqual(moment.tables)
    expect(checksumsOfFiles(photos())).toMatchObject(moment.files)

    const sent: string[] = []
    const smtp = await startSmtpEmulator(async ({ recipients }) => void sent.push(...recipients))
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--no-warnings', MAIN, 'restore:finish'],
      { env: { ...process.env, ...mainEnvironment(folder), ...env(), ...NO_SERVICES } },
    )
    expect(stdout).toContain(`${moments.indexOf(moment) + 1} mails were kept back`)
    const again = await startProcess('serve', { ...env(), SMTP_URL: smtp.url })
    expect(await viewers.read(again.url, 0)).toBe(true)
    expect(await viewers.save(again.url, 0)).toBe(true)
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
    await wait(5000)
    expect(sent).toEqual([])
    await again.end()
    await smtp.close()
    expect(restoreMs).toBeLessThan(LONGEST_RESTORE_MS)
    process.stdout.write(
      `Lost ${((lostAt - lastKept) / 1000).toFixed(1)} s of work; restored in ${(restoreMs / 1000).toFixed(0)} s.\n`,
    )
  }, 1_800_000)
})

/** Fills the database with mails of random text, which cannot be compressed. */
async function fill({ db }: Database): Promise<void> {
  for (let part = 0; part < MEGABYTES / 10; part++)
    await db.execute(sql`insert into demo_mailbox (message_id, recipient, subject, source)
      select ${part}::int || '-' || i, 'somebody@example.com', 'Filling',
        (select string_agg(md5(random()::text || i || j), '') from generate_series(1, 320) j)
      from generate_series(1, 1000) i`)
}

/** Queues a mail that nobody sends, because no worker runs. */
async function queueMail(database: Database, step: number): Promise<void> {
  const queue = await JobQueue.open(database, { jobs, works: false })
  const mail = {
    kind: 'already-registered' as const,
    to: `m${step}@example.com`,
    firstName: 'Nia',
    link: '/login',
  }
  await database.db.transaction((tx) =>
    new MailOutbox(queue, 0).queue(tx, { mail, dedupeKey: `drill ${step}` }),
  )
  await queue.stop()
}

/** Returns the moment (epoch ms) of the last change of what members watch. */
async function lastChange({ db }: Database): Promise<number> {
  const [found] = await rows<{ at: number }>(
    db,
    sql`select extract(epoch from max(updated_at))::float8 * 1000 as at from video_progress`,
  )
  return found?.at ?? 0
}
