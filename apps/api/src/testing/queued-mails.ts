import { asc } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { outbox } from '@section/db/schema.ts'
import type { Mail, StoredMail } from '../server/mail/mail.ts'

/** Returns the queued mails, oldest first, or those to one address. Delivered mails have lost their content. */
export async function queuedMails(db: Db, to?: string): Promise<Mail[]> {
  const found = await db.select({ payload: outbox.payload }).from(outbox).orderBy(asc(outbox.createdAt))
  const mails: Mail[] = found
    .map(({ payload }) => payload as unknown as StoredMail)
    .filter(({ decoy }) => !decoy)
  return to === undefined ? mails : mails.filter((mail) => 'to' in mail && mail.to === to)
}
