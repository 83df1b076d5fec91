import { sql } from 'drizzle-orm'
import { issueNext } from '@section/api/features/credentials/issuing/issue-certificates.ts'
import { latestIssuingDay } from '@section/api/features/credentials/issuing/issuing-job.ts'
import type { Services } from '@section/api/server/services.ts'
import type { QueuedMail } from '@section/api/server/mail/mail.ts'
import { finishedPeriods } from '@section/db/schema.ts'

/**
 * A broken implementation of an issuing day: records that the day is done, issues the certificates, and queues their mails in
 * a transaction of their own. The tests must catch it: a race test that it passes would prove nothing.
 */
export async function issueNaively(services: Services, now: number): Promise<void> {
  const { period, at } = await latestIssuingDay(services, now)
  const { cacheInvalidation } = services
  const isFirst = await cacheInvalidation.transaction(async (tx) => {
    const added = await tx
      .insert(finishedPeriods)
      .values({ job: 'issuing', period, finishedAt: new Date(now) })
      .onConflictDoNothing()
      .returning()
    return added.length > 0
  })
  if (!isFirst) return
  let from: Awaited<ReturnType<typeof issueNext>> = null
  do {
    const mails: QueuedMail[] = []
    const outbox = { queue: async (_tx: unknown, ...queued: QueuedMail[]) => void mails.push(...queued) }
    const withoutMails = { ...services, outbox } as unknown as Services
    from = await cacheInvalidation.transaction((tx, invalidate) =>
      issueNext({ services: withoutMails, tx, invalidate, period, at, now, from }, 5),
    )
    await cacheInvalidation.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await services.outbox.queue(tx, ...mails)
    })
  } while (from !== null)
}
