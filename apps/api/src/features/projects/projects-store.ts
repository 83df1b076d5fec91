import { and, desc, eq, lt, lte, sql } from 'drizzle-orm'
import { type Db, type Reads, rows } from '@section/db/connection.ts'
import { projectDrafts, projectSubmissions, projectWebhookMessages } from '@section/db/schema.ts'

export type Submission = typeof projectSubmissions.$inferSelect

/** Whose project, in which session. */
interface Owner {
  userId: string
  sessionId: string
}

const ofSubmitter = ({ userId, sessionId }: Owner) =>
  and(eq(projectSubmissions.userId, userId), eq(projectSubmissions.sessionId, sessionId))

const ofWriter = ({ userId, sessionId }: Owner) =>
  and(eq(projectDrafts.userId, userId), eq(projectDrafts.sessionId, sessionId))

/** Returns what a member handed in last; undefined before they did. */
export async function latestSubmission(db: Db, owner: Owner): Promise<Submission | undefined> {
  const [found] = await db
    .select()
    .from(projectSubmissions)
    .where(ofSubmitter(owner))
    .orderBy(desc(projectSubmissions.submittedAt), desc(projectSubmissions.projectSubmissionId))
    .limit(1)
  return found
}

/** Returns the sessions for which a member has handed in a project. */
export async function listHandedIn(reads: Reads, userId: string): Promise<ReadonlySet<string>> {
  const found = await rows<{ sessionId: string }>(
    reads,
    sql`select distinct session_id as "sessionId" from project_submissions where user_id = ${userId}::uuid`,
  )
  return new Set(found.map(({ sessionId }) => sessionId))
}

/**
 * Stores what a member hands in, and returns what is stored under its id: a repeated request finds its first row, and an
 * id of somebody else is not theirs, for which it returns undefined.
 */
export async function insertSubmission(tx: Db, submission: Submission): Promise<Submission | undefined> {
  await tx.insert(projectSubmissions).values(submission).onConflictDoNothing()
  const [stored] = await tx
    .select()
    .from(projectSubmissions)
    .where(
      and(
        eq(projectSubmissions.projectSubmissionId, submission.projectSubmissionId),
        ofSubmitter(submission),
      ),
    )
  return stored
}

export async function findDraft(
  db: Db,
  owner: Owner,
): Promise<typeof projectDrafts.$inferSelect | undefined> {
  const [found] = await db.select().from(projectDrafts).where(ofWriter(owner))
  return found
}

/** Stores a draft unless one that was written later is stored already, and returns the one that is stored afterwards. */
export async function writeDraft(tx: Db, draft: typeof projectDrafts.$inferInsert) {
  const { content, writtenAt } = draft
  await tx
    .insert(projectDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: [projectDrafts.userId, projectDrafts.sessionId],
      set: { content, writtenAt },
      setWhere: lte(projectDrafts.writtenAt, writtenAt),
    })
  return findDraft(tx, draft)
}

/** Empties a draft that was written by `at`; it stays as a row, so that an older one that arrives later is not kept. */
export async function emptyDraft(tx: Db, owner: Owner, at: Date): Promise<void> {
  await writeDraft(tx, { ...owner, content: '', writtenAt: at })
}

/** A member's latest submission, as staff read it. */
export interface ReceivedSubmission extends Submission {
  fullName: string
  imageUrl: string | null
  timesSubmitted: number
}

/** The row of a raw statement, whose instants the embedded database returns as text. */
type ReceivedRow = Omit<ReceivedSubmission, 'submittedAt'> & { submittedAt: string | Date }

/** The submission after which a page begins. */
export interface ReceivedCursor {
  submittedAt: string
  userId: string
}

/** Returns the latest submission of each member of a session, latest first, at most `limit`. */
export async function listReceived(
  db: Db,
  { sessionId, after, limit }: { sessionId: string; after: ReceivedCursor | null; limit: number },
): Promise<ReceivedSubmission[]> {
  const found = await rows<ReceivedRow>(
    db,
    sql`
    select * from (
      select distinct on (p.user_id) p.project_submission_id as "projectSubmissionId", p.user_id as "userId",
        p.session_id as "sessionId", p.kind, p.content, p.submitted_at as "submittedAt",
        trim(concat_ws(' ', m.first_name, m.last_name)) as "fullName", m.profile_image_url as "imageUrl",
        (count(*) over (partition by p.user_id))::int as "timesSubmitted"
      from project_submissions p join members m using (user_id)
      where p.session_id = ${sessionId}
      order by p.user_id, p.submitted_at desc, p.project_submission_id desc
    ) latest
    where ${after === null ? sql`true` : sql`("submittedAt", "userId") < (${after.submittedAt}::timestamptz, ${after.userId}::uuid)`}
    order by "submittedAt" desc, "userId" desc limit ${limit}`,
  )
  return found.map((row) => ({ ...row, submittedAt: new Date(row.submittedAt) }))
}

type ReceivedCount = { total: number; participants: number }

/**
 * Returns how many members have handed in a session's project, and how many take part: those who are enrolled, and those who
 * have handed in without a seat, as employees may.
 */
export async function countReceived(db: Db, sessionId: string): Promise<ReceivedCount> {
  const [found] = await rows<ReceivedCount>(
    db,
    sql`
    select (select count(distinct user_id) from project_submissions where session_id = ${sessionId})::int as total,
      (select count(*) from (
        select user_id from enrollments where session_id = ${sessionId} and state <> 'WAITLISTED'
        union select user_id from project_submissions where session_id = ${sessionId}
      ) participants)::int as participants`,
  )
  return found ?? { total: 0, participants: 0 }
}

/** Stores the id of a webhook message, and returns whether it is new. */
export async function recordMessage(tx: Db, messageId: string, at: Date): Promise<boolean> {
  const stored = await tx
    .insert(projectWebhookMessages)
    .values({ messageId, receivedAt: at })
    .onConflictDoNothing()
    .returning({ messageId: projectWebhookMessages.messageId })
  return stored.length > 0
}

/** Deletes the ids of messages that were received before `before`, whose signatures are too old to be sent again. */
export async function deleteMessages(db: Db, before: Date): Promise<void> {
  await db.delete(projectWebhookMessages).where(lt(projectWebhookMessages.receivedAt, before))
}
