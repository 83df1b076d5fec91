import type { QueuedMail } from '@section/api/server/mail/mail.ts'
import { sendReminders } from '@section/api/features/events/reminders/send-reminders.ts'
import type { Services } from '@section/api/server/services.ts'

/**
 * A broken implementation of reminders: records that members are reminded, and queues their mails in a transaction of its own. The
 * tests must catch it: a race test that it passes would prove nothing.
 */
export async function remindNaively(services: Services, now: number, batch: number): Promise<void> {
  const mails: QueuedMail[] = []
  const outbox = { queue: async (_tx: unknown, ...queued: QueuedMail[]) => void mails.push(...queued) }
  await sendReminders({ ...services, outbox } as unknown as Services, now, batch)
  await services.cacheInvalidation.transaction(async (tx) => {
    await services.outbox.queue(tx, ...mails)
  })
}
