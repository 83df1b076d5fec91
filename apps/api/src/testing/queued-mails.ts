import { asc, eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { outbox } from '@section/db/schema.ts'
import type { Mail } from '../features/mail/mails.ts'
import { MAIL_TOPIC, type StoredMail } from '../features/mail/queue-mail.ts'

/** The mails that were queued to be sent, oldest first, to one address when it is given; whole only until they are delivered. */
export async function queuedMails(db: Db, to?: string): Promise<Mail[]> {
  const found = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(eq(outbox.topic, MAIL_TOPIC))
    .orderBy(asc(outbox.createdAt))
  const mails: Mail[] = found.map(({ payload }) => payload as StoredMail).filter(({ decoy }) => !decoy)
  return to === undefined ? mails : mails.filter((mail) => 'to' in mail && mail.to === to)
}
