import type { ErrorCode } from '@section/contract/error-codes.ts'
import type {
  MutationRemoveVideoNoteArgs,
  MutationSaveVideoNoteArgs,
  VideoNoteResult,
} from '@section/contract/generated/schema-types.ts'
import type { Db } from '@section/db/connection.ts'
import { MAX_COURSE_NOTES, noteForm, noteMoment } from '@section/domain/notes/note.ts'
import { changedAt } from '@section/domain/time/offline-change.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import { limitReachedError } from '../../server/limits/limit-error.ts'
import { openVideo } from '../video/open-video.ts'
import {
  countNotes,
  findNote,
  isNote,
  lockNotes,
  clearNote,
  type StoredNote,
  writeNote,
} from './notes-store.ts'

const refused = refusedResult<VideoNoteResult>({ note: null })

/** The refused result for a malformed id, and for a video that the viewer may not know of. */
export const NO_SUCH_NOTE = refused('NOT_FOUND')

/** Where a new note belongs. */
type Place = Pick<StoredNote, 'videoId' | 'courseId' | 'seconds'>

/**
 * Writes a note of the viewer, or its text anew. A new one needs a video that they may watch now and room in its course; one
 * that they have keeps its video and moment, and is theirs to change whatever became of their plan. Of several changes the
 * one made last is kept, in whatever order they arrive. Errors: NOT_FOUND, INVALID_NOTE, INVALID_NUMBER, BEYOND_DURATION,
 * NOTES_FULL, LIMIT_EXCEEDED, and those of `openVideo`. docs/product/notes.md#writing
 */
export async function saveVideoNote(
  context: MemberContext,
  args: MutationSaveVideoNoteArgs,
): Promise<VideoNoteResult> {
  const { services, viewer, now } = context
  const key = { userId: viewer.userId, noteId: args.noteId.toLowerCase() }
  if (!isUuid(key.noteId)) return NO_SUCH_NOTE
  const limit = await services.limits.consume('save-video-note', viewer.userId)
  if (!limit.allowed) return refused(limitReachedError(context, limit))
  const { data: form } = noteForm.safeParse({ text: args.text })
  if (!form) return refused('INVALID_NOTE')
  const known = await findNote(services.database.db, key)
  const place = known && isNote(known) ? null : await findPlace(context, args)
  if (typeof place === 'string') return refused(place)
  const written = new Date(changedAt({ msAgo: args.writtenMsAgo, sentAt: args.sentAt }, now))
  return services.cacheInvalidation.transaction(async (tx) => {
    await lockNotes(tx, key.userId)
    const stored = await findNote(tx, key)
    if (stored && stored.changedAt > written) return resultOf(stored)
    const isKept = stored !== undefined && isNote(stored)
    const home = isKept ? stored : place
    // The note was removed by another request since it was looked up, and this one has not asked for its video.
    if (!home) return resultOf(stored)
    if (!isKept && (await isFull(tx, key.userId, home.courseId))) return refused('NOTES_FULL')
    const { videoId, courseId, seconds } = home
    const createdAt = stored?.createdAt ?? written
    const note = { ...key, videoId, courseId, seconds, text: form.text, createdAt, changedAt: written }
    await writeNote(tx, note)
    return resultOf(note)
  })
}

/**
 * Removes a note of the viewer unless it was written again later, and returns what is stored then. An id that they have not
 * used is marked, because its note may arrive later; so the answer tells nothing of the notes of others. Errors: NOT_FOUND
 * for what is no id, LIMIT_EXCEEDED. docs/product/notes.md#deleting
 */
export async function removeVideoNote(
  context: MemberContext,
  { noteId, removedMsAgo, sentAt }: MutationRemoveVideoNoteArgs,
): Promise<VideoNoteResult> {
  const { services, viewer, now } = context
  const key = { userId: viewer.userId, noteId: noteId.toLowerCase() }
  if (!isUuid(key.noteId)) return NO_SUCH_NOTE
  const limit = await services.limits.consume('save-video-note', viewer.userId)
  if (!limit.allowed) return refused(limitReachedError(context, limit))
  const removed = new Date(changedAt({ msAgo: removedMsAgo, sentAt }, now))
  return services.cacheInvalidation.transaction(async (tx) => {
    await lockNotes(tx, key.userId)
    const stored = await findNote(tx, key)
    if (stored && stored.changedAt > removed) return resultOf(stored)
    await clearNote(tx, key, removed)
    return resultOf(undefined)
  })
}

async function findPlace(
  context: MemberContext,
  { videoId, seconds }: MutationSaveVideoNoteArgs,
): Promise<Place | ErrorCode> {
  const open = await openVideo(context, videoId)
  if (open.kind === 'refused') return open.code
  const { video, course } = open.playable
  const moment = noteMoment(seconds, video.duration)
  if (typeof moment === 'string') return moment
  return { videoId: video.videoId, courseId: course.courseId, seconds: moment }
}

async function isFull(tx: Db, userId: string, courseId: string): Promise<boolean> {
  return (await countNotes(tx, userId, courseId)) >= MAX_COURSE_NOTES
}

function resultOf(row: Awaited<ReturnType<typeof findNote>>): VideoNoteResult {
  return { note: row && isNote(row) ? row : null, error: null }
}
