import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '@section/db/connection.ts'
import { projectSubmissions, projectWebhookMessages } from '@section/db/schema.ts'

/**
 * A broken implementation of a message about a project: looks whether its id is known, hands in, then stores the id. The
 * tests must catch it: a race test that it passes would prove nothing.
 */
export async function receiveNaively(
  { db }: Database,
  messageId: string,
  owner: { userId: string; sessionId: string },
): Promise<void> {
  const known = await db
    .select()
    .from(projectWebhookMessages)
    .where(eq(projectWebhookMessages.messageId, messageId))
  if (known.length > 0) return
  const submittedAt = new Date()
  await db
    .insert(projectSubmissions)
    .values({ ...owner, projectSubmissionId: randomUUID(), kind: 'TEXT', content: 'A page.', submittedAt })
  await db.insert(projectWebhookMessages).values({ messageId, receivedAt: submittedAt }).onConflictDoNothing()
}
