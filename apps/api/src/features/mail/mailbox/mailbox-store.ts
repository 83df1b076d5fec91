import { desc, eq, ilike, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { demoMailbox } from '@section/db/schema.ts'
import type { ReceivedMessage } from '@section/emulators/smtp/smtp-emulator.ts'
import { type ParsedMessage, parseMessage } from '@section/emulators/smtp/parse-message.ts'

const MAX_STORED = 1000

/** A mail in the list of mails. */
export type ListedMail = Pick<
  typeof demoMailbox.$inferSelect,
  'mailId' | 'recipient' | 'subject' | 'createdAt'
>

/** A mail with its parsed contents. */
export type MailboxMail = ListedMail & { message: ParsedMessage }

/** Stores a mail, unless one with its message id is stored already. Beyond `MAX_STORED` mails the oldest are deleted. */
export async function storeMail(db: Db, { recipients, source }: ReceivedMessage): Promise<void> {
  const message = await parseMessage(source)
  const { messageId, subject } = message
  const stored = await db
    .insert(demoMailbox)
    .values({ messageId, recipient: recipients.join(', '), subject, source })
    .onConflictDoNothing()
    .returning({ mailId: demoMailbox.mailId })
  if (stored.length === 0) return
  await db.execute(
    sql`delete from demo_mailbox where mail_id in (
      select mail_id from demo_mailbox order by created_at desc, mail_id offset ${MAX_STORED})`,
  )
}

/** Returns the mails to addresses that contain `to`, newest first, at most `limit`. */
export async function listMails(db: Db, to: string, limit: number): Promise<ListedMail[]> {
  const { mailId, recipient, subject, createdAt } = demoMailbox
  return db
    .select({ mailId, recipient, subject, createdAt })
    .from(demoMailbox)
    .where(to === '' ? undefined : ilike(demoMailbox.recipient, `%${to.replace(/[\\%_]/g, '\\$&')}%`))
    .orderBy(desc(demoMailbox.createdAt), desc(demoMailbox.mailId))
    .limit(limit)
}

/** Returns one mail with its contents; undefined when there is none. */
export async function readMail(db: Db, mailId: string): Promise<MailboxMail | undefined> {
  const [row] = await db.select().from(demoMailbox).where(eq(demoMailbox.mailId, mailId))
  if (!row) return undefined
  const { source, messageId: _messageId, ...mail } = row
  return { ...mail, message: await parseMessage(source) }
}
