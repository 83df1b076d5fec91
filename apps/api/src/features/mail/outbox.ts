import type { Db } from '@section/db/connection.ts'
import type { JobQueue } from '../../server/jobs/job-queue.ts'
import { insertMails } from './delivery/outbox-store.ts'
import type { QueuedMail } from '../../server/mail/mail.ts'

/** The queue of the jobs that deliver one mail each. */
export const MAIL_QUEUE = 'mail'

/** Queues mails, which are sent after the commit of the transaction that queues them. docs/decisions/background-work.md */
export class MailOutbox {
  readonly #jobs: JobQueue
  readonly #maxDelayMs: number

  /** `maxDelayMs` bounds the random delay of each mail, so that its timing does not reveal whether there was one. */
  constructor(jobs: JobQueue, maxDelayMs: number) {
    this.#jobs = jobs
    this.#maxDelayMs = maxDelayMs
  }

  /**
   * Queues mails in this transaction; they are sent only after its commit. A second mail of the same kind and `dedupeKey`
   * is never sent, so the key identifies the event that the mail reports. Returns how many of them are new.
   */
  async queue(tx: Db, ...mails: readonly QueuedMail[]): Promise<number> {
    const inserted = await insertMails(tx, mails)
    if (inserted.length === 0) return 0
    await this.#jobs.send(
      tx,
      MAIL_QUEUE,
      inserted.map(({ outboxId, createdAt }) => ({
        data: { outboxId },
        startAfter: new Date(createdAt.getTime() + Math.random() * this.#maxDelayMs),
      })),
    )
    return inserted.length
  }
}
