import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  issueNext,
  type IssuingCursor,
} from '@section/api/features/credentials/issuing/issue-certificates.ts'
import { latestIssuingDay } from '@section/api/features/credentials/issuing/issuing-job.ts'
import { periodicJob } from '@section/api/server/jobs/periodic-job.ts'
import type { Services } from '@section/api/server/services.ts'
import { finishedPeriods } from '@section/db/schema.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { issueNaively } from '../broken-implementations/issuing.ts'
import { openRaceServers, type RaceServers } from '../race-servers.ts'
import { randomNumbers } from '../enrollment/random-numbers.ts'
import { Killed, killedAfter } from './killed-at-random.ts'
import { beginDay, insertRandomSchool, MONDAYS } from './random-school.ts'
import { wrongCertificates } from './wrong-certificates.ts'

const RUNS = process.env['NIGHTLY'] === '1' ? 100 : 10
/** The number of runs within which a broken implementation must show each symptom. */
const MAX_BROKEN_RUNS = 30
/** A run takes more steps than the first ones may, so that it is killed; each later one may take more. */
const STEPS = 60
const MORE_STEPS = 10

let servers: RaceServers
beforeAll(async () => {
  servers = await openRaceServers()
})
afterAll(() => servers?.close())

type Issue = (services: Services, now: number) => Promise<unknown>

/** The product's job, in batches that are small enough for a random school to take several. */
const { run: issue } = periodicJob<IssuingCursor>({
  queue: 'issuing',
  latestPeriod: latestIssuingDay,
  run: (part) => issueNext(part, 5),
  failure: 'Certificates could not be issued',
})

/**
 * Issues the certificates of a random school on two days, by two servers at once that are killed again and again. Returns
 * what is wrong after each day.
 */
async function issueAtRandom(seed: number, issueDay: Issue): Promise<string[]> {
  const { db } = servers.database
  for (const table of ['members', 'certificates', 'finished_periods', 'outbox', 'pgboss.job'])
    await db.execute(sql.raw(`delete from ${table}`))
  const draw = randomNumbers(seed)
  const school = await insertRandomSchool(db, draw)
  const wrong: string[] = []
  for (const day of [0, 1] as const) {
    await beginDay(db, school.members, day)
    await Promise.all([0, 1].map((n) => issueUntilFinished(servers.services(n), issueDay, day, draw)))
    wrong.push(...(await wrongCertificates(db, school, day === 0 ? 1 : 2)))
  }
  return wrong
}

/** Runs the job as a server does that is killed and started again, until the day is in the ledger and once more. */
async function issueUntilFinished(services: Services, issueDay: Issue, day: 0 | 1, draw: () => number) {
  for (let runs = 0; ; runs++) {
    const now = MONDAYS[day] + runs * MINUTE_MS
    const steps = draw() % (STEPS + runs * MORE_STEPS)
    const isFinished = (await services.database.db.$count(finishedPeriods)) > day
    await issueDay(killedAfter(services, steps), now).catch((error: Error) => {
      if (![error, error.cause].some((each) => each instanceof Killed)) throw error
    })
    if (isFinished) return
  }
}

test(`Issuing by two servers that are killed at random points issues and mails each certificate once, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) expect(await issueAtRandom(run, issue), `run ${run}`).toEqual([])
})

test('Issuing that records its day first, and queues mails after the certificates, is caught losing both', async () => {
  const symptoms = [/is undefined, not [01]/, /has 0 mails/]
  const caught: string[] = []
  const missing = () => symptoms.filter((symptom) => !symptom.test(caught.join('; ')))
  for (let run = 1; run <= MAX_BROKEN_RUNS && missing().length > 0; run++)
    caught.push(...(await issueAtRandom(run, issueNaively)))
  expect(missing()).toEqual([])
})
