import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { videoNotes } from '@section/db/schema.ts'

type NoteRow = typeof videoNotes.$inferSelect

/** A note that was not removed. */
export type StoredNote = NoteRow & { videoId: string; courseId: string; text: string }

type NoteKey = Pick<NoteRow, 'userId' | 'noteId'>

const isKey = ({ userId, noteId }: NoteKey) =>
  and(eq(videoNotes.userId, userId), eq(videoNotes.noteId, noteId))

const ofCourse = (userId: string, courseId: string) =>
  and(eq(videoNotes.userId, userId), eq(videoNotes.courseId, courseId), isNotNull(videoNotes.text))

/** Checks whether a row is a note that was not removed. */
export const isNote = (row: NoteRow): row is StoredNote =>
  row.text !== null && row.videoId !== null && row.courseId !== null

/** Locks a member's notes until the transaction ends, so that changes of them run one after the other. */
export async function lockNotes(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notes ${userId}`}, 0))`)
}

/** Returns a note of a member, also a removed one; undefined for an id that they have not used. */
export async function findNote(db: Db, key: NoteKey): Promise<NoteRow | undefined> {
  const [found] = await db.select().from(videoNotes).where(isKey(key))
  return found
}

/** Returns the notes that a member has in a course, in no order. */
export async function readNotes(db: Db, userId: string, courseId: string): Promise<StoredNote[]> {
  const found = await db.select().from(videoNotes).where(ofCourse(userId, courseId))
  return found.filter(isNote)
}

/** Returns how many notes a member has in a course. */
export async function countNotes(tx: Db, userId: string, courseId: string): Promise<number> {
  const [found] = await tx.select({ notes: count() }).from(videoNotes).where(ofCourse(userId, courseId))
  return found?.notes ?? 0
}

/** Stores a note, or changes the one with its id, which keeps its `createdAt`. */
export async function writeNote(tx: Db, note: StoredNote): Promise<void> {
  const { userId: _userId, noteId: _noteId, createdAt: _createdAt, ...change } = note
  await tx
    .insert(videoNotes)
    .values(note)
    .onConflictDoUpdate({ target: [videoNotes.userId, videoNotes.noteId], set: change })
}

/** Removes a note, or marks an unknown id as removed, because its note may arrive later. */
export async function clearNote(tx: Db, key: NoteKey, changedAt: Date): Promise<void> {
  await tx
    .insert(videoNotes)
    .values({ ...key, createdAt: changedAt, changedAt })
    .onConflictDoUpdate({
      target: [videoNotes.userId, videoNotes.noteId],
      set: { text: null, changedAt },
    })
}

/** Deletes the rows of notes that were removed before a time. */
export async function deleteRemovedNotes(db: Db, before: Date): Promise<void> {
  await db.delete(videoNotes).where(and(isNull(videoNotes.text), lt(videoNotes.changedAt, before)))
}
