import { and, desc, eq, ilike, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { demoMailbox } from '@section/db/schema.ts'
import type { ReceivedMessage } from '@section/emulators/smtp/smtp-emulator.ts'
import { type ParsedMessage, parseMessage } from '@section/emulators/smtp/parse-message.ts'

const MOST_KEPT = 1000

/** A mail as the list shows it. */
export type ListedMail = Pick<
  typeof demoMailbox.$inferSelect,
  'mailId' | 'recipient' | 'subject' | 'createdAt'
>

/** A mail with all that it carries. */
export type OpenMail = ListedMail & { message: ParsedMessage }

/** Keeps a mail once: a repeat, which has the same message id, is dropped. Of very many the oldest go. */
export async function keepMail(db: Db, { recipients, source }: ReceivedMessage): Promise<void> {
  const message = await parseMessage(source)
  const kept = await db
    .insert(demoMailbox)
    .values({
      messageId: message.messageId,
      recipient: recipients.join(', '),
      subject: message.subject,
      source,
    })
    .onConflictDoNothing()
    .returning({ mailId: demoMailbox.mailId })
  if (kept.length === 0) return
  await db.execute(
    sql`delete from demo_mailbox where mail_id in (
      select mail_id from demo_mailbox order by created_at desc, mail_id offset ${MOST_KEPT})`,
  )
}

/** Mails to addresses that contain `to`, newest first. */
export async function listMails(db: Db, to: string, most: number): Promise<ListedMail[]> {
  return db
    .select({
      mailId: demoMailbox.mailId,
      recipient: demoMailbox.recipient,
      subject: demoMailbox.subject,
      createdAt: demoMailbox.createdAt,
    })
    .from(demoMailbox)
    .where(to === '' ? undefined : ilike(demoMailbox.recipient, `%${to.replace(/[\\%_]/g, '\\$&')}%`))
    .orderBy(desc(demoMailbox.createdAt), desc(demoMailbox.mailId))
    .limit(most)
}

/** One mail, read; undefined when there is none. */
export async function openMail(db: Db, mailId: string): Promise<OpenMail | undefined> {
  const [row] = await db
    .select()
    .from(demoMailbox)
    .where(and(eq(demoMailbox.mailId, mailId)))
  if (!row) return undefined
  const { source, messageId: _messageId, ...mail } = row
  return { ...mail, message: await parseMessage(source) }
}
