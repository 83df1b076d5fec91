import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@section/db/connection.ts'
import type { Job, JobHandler } from '../../../server/jobs/job.ts'
import { mailOutcomes } from '../../../server/observability/channels.ts'
import type { Services } from '../../../server/services.ts'
import { storeMail } from '../mailbox/mailbox-store.ts'
import { MAIL_QUEUE } from '../outbox.ts'
import { deliverMail } from './deliver-mail.ts'
import { findWaitingMail, markDelivered, markFailed, purgeOutbox } from './outbox-store.ts'
import { CONNECTIONS, openMailTransport } from './smtp-transport.ts'

/** Delivers each queued mail, in ten attempts within about three hours, and deletes old ones. docs/product/mail.md#trying-again */
export const mailJobs: readonly Job[] = [
  {
    queue: MAIL_QUEUE,
    // After a minute without a result the server counts as dead, and another one sends the mail.
    options: { retryLimit: 9, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 60 },
    concurrency: CONNECTIONS,
    open: openMailDelivery,
  },
  {
    queue: 'purge-outbox',
    cron: '20 * * * *',
    run: ({ database, mails }) => purgeOutbox(database.db, mails),
    failure: 'Old mails could not be removed',
  },
]

/**
 * Opens the delivery over the configured SMTP server or, in a demo without one, over an embedded server that stores every
 * mail for `/dev/mailbox`.
 */
async function openMailDelivery(services: Services): Promise<JobHandler> {
  const { db } = services.database
  const { smtpUrl } = services.config.mail
  const emulator = smtpUrl ? undefined : await openDemoServer(services)
  const transport = openMailTransport(smtpUrl ?? emulator?.url ?? '')
  /** Mails that the mail server has taken while the database could not record it; they are not sent again. */
  const taken = new Set<string>()
  return {
    async run(data) {
      const outboxId = String(data['outboxId'])
      if (!taken.has(outboxId)) {
        const waiting = await findWaitingMail(db, outboxId)
        // The mail was delivered if a server crashed between recording that and completing the job.
        if (!waiting) return
        await deliverMail(services, transport, { ...waiting, outboxId, now: services.clock() })
        taken.add(outboxId)
      }
      await recordDelivery(db, outboxId)
      taken.delete(outboxId)
    },
    async onGivenUp({ outboxId }) {
      mailOutcomes.announce({ outcome: 'given-up' })
      await markFailed(db, services.mails, String(outboxId))
    },
    async close() {
      transport.close()
      await emulator?.close()
    },
  }
}

/** The pauses, in milliseconds, between attempts to record a taken mail; together they are shorter than the life of a job. */
const RECORD_WAITS = [100, 400, 1000, 2000, 5000, 10_000, 20_000]

/** Records a delivery as soon as the database accepts it, because a mail that is not recorded would be sent again. */
async function recordDelivery(db: Db, outboxId: string): Promise<void> {
  for (const milliseconds of RECORD_WAITS) {
    try {
      return await markDelivered(db, outboxId)
    } catch {
      await wait(milliseconds)
    }
  }
  return markDelivered(db, outboxId)
}

async function openDemoServer({ database }: Services) {
  // Imported here, because only a demo needs it.
  const { startSmtpEmulator } = await import('@section/emulators/smtp/smtp-emulator.ts')
  return startSmtpEmulator((message) => storeMail(database.db, message))
}
