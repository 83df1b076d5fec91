import type { Database } from '@section/db/connection.ts'
import { type Clock, systemClock } from '../../server/clock.ts'
import { readConfig } from '../../server/config/config.ts'
import { SOURCE_FOLDERS } from '../../testing/source-folders.ts'
import type { DoctorCheck } from './doctor-check.ts'

interface ExaminedSchool {
  database?: Database | null
  clock?: Clock
}

/** Runs one check on a school outside of a demo with this environment, and returns its lines. */
export async function examine(
  run: DoctorCheck['run'],
  environment: Record<string, string>,
  { database = null, clock = systemClock }: ExaminedSchool = {},
): Promise<string[]> {
  const config = readConfig({ NODE_ENV: 'development', DEMO: 'false', ...SOURCE_FOLDERS, ...environment })
  const findings = await run({ config, clock, database })
  return findings.map(({ sign, text }) => `${sign} ${text}`)
}

/** An address at which nothing listens. */
export const NOWHERE = 'http://127.0.0.1:2'
