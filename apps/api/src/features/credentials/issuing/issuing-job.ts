import { lastIssuingDay } from '@section/domain/certificates/issuing-days.ts'
import { type DuePeriod, periodicJob } from '../../../server/jobs/periodic-job.ts'
import type { Services } from '../../../server/services.ts'
import { issueNext, type IssuingCursor } from './issue-certificates.ts'

/** Issues certificates on every issuing day of the school. docs/decisions/issuing.md */
export const issuingJob = periodicJob<IssuingCursor>({
  queue: 'issuing',
  latestPeriod: latestIssuingDay,
  run: (part) => issueNext(part),
  failure: 'Certificates could not be issued',
})

/** Returns the last issuing day at `now` (epoch ms). */
export async function latestIssuingDay({ catalog }: Services, now: number): Promise<DuePeriod> {
  const { timeZone } = await catalog.current()
  const { day, at } = lastIssuingDay(now, timeZone)
  return { period: day, at }
}
