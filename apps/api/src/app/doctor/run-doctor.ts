import { hasDatabase } from '@section/db/data-folder/data-folder.ts'
import { type Database, openDatabase } from '@section/db/connection.ts'
import { FolderInUse } from '@section/db/data-folder/folder-lock.ts'
import { type Clock, systemClock } from '../../server/clock.ts'
import type { Config } from '../../server/config/config.ts'
import { TimeoutError, withTimeout } from '../../server/graphql/with-timeout.ts'
import { type DoctorCheck, type Examined, type Finding, wrong } from './doctor-check.ts'
import { CHECKS } from './checks.ts'

const PATIENCE_MS = 10_000
/** The doctor leaves the database's connections to those who serve. */
const CONNECTIONS = 3

interface Report {
  lines: string[]
  isWell: boolean
}

interface DoctorOptions {
  clock?: Clock
  checks?: readonly DoctorCheck[]
  patienceMs?: number
}

/**
 * Asks every configured service, all at the same time, and returns a line for each finding, in the order of the checks. It changes
 * nothing that stays. docs/how-to/README.md
 */
export async function runDoctor(
  config: Config,
  { clock = systemClock, checks = CHECKS, patienceMs = PATIENCE_MS }: DoctorOptions = {},
): Promise<Report> {
  const database = await openExamined(config)
  const examined = { config, clock, database }
  try {
    const reports = await Promise.all(checks.map((check) => runCheck(check, examined, patienceMs)))
    const width = Math.max(...checks.map(({ name }) => name.length))
    const lines = reports.flatMap((findings, at) =>
      findings.map(({ sign, text }) => `${sign} ${(checks[at]?.name ?? '').padEnd(width)}  ${text}`),
    )
    return { lines, isWell: !reports.flat().some(({ sign }) => sign === '✗') }
  } finally {
    // A frozen database would not let its connections end.
    await withTimeout(Promise.resolve(database?.close()), 1000).catch(() => undefined)
  }
}

async function runCheck(check: DoctorCheck, examined: Examined, patienceMs: number): Promise<Finding[]> {
  try {
    return await withTimeout(check.run(examined), patienceMs)
  } catch (error) {
    if (error instanceof TimeoutError) return [wrong(`it gave no answer within ${patienceMs / 1000} seconds`)]
    const name = error instanceof Error ? error.name : 'an unknown error'
    return [wrong(`it could not be examined (${name})`)]
  }
}

/** Opens the database as it is; null where there is none yet, or where a running server has the embedded one. */
async function openExamined({ database }: Config): Promise<Database | null> {
  if (database.url === undefined && !(await hasDatabase(database.folder))) return null
  try {
    return await openDatabase({ ...database, poolSize: CONNECTIONS })
  } catch (error) {
    if (error instanceof FolderInUse) return null
    throw error
  }
}
