import * as z from 'zod/mini'
import type { FormSchema } from '../forms/text-field.ts'
import { cleanText } from '../text/clean-text.ts'

/** The maximum length of a note, in characters. */
export const MAX_NOTE_LENGTH = 2000

/** The maximum number of notes that a member has in one course. */
export const MAX_COURSE_NOTES = 500

export interface NoteValues {
  text: string
}

/** The form in which a member writes a note; its text is cleaned before it is checked. docs/product/notes.md#writing */
export const noteForm: FormSchema<NoteValues> = z.object({
  text: z
    .string()
    .check(
      z.overwrite(cleanText),
      z.minLength(1, { error: 'Please write something.' }),
      z.maxLength(MAX_NOTE_LENGTH, `At most ${MAX_NOTE_LENGTH.toLocaleString('en-US')} characters.`),
    ),
})

/** The seconds by which a moment may be beyond the end, because players round the length of a video. */
const TOLERANCE = 0.5

/** Returns the moment of a note, in seconds to a tenth; or why there is no such moment in a video of this many seconds. */
export function noteMoment(seconds: number, duration: number): number | 'INVALID_NUMBER' | 'BEYOND_DURATION' {
  if (!Number.isFinite(seconds) || seconds < 0) return 'INVALID_NUMBER'
  if (seconds > duration + TOLERANCE) return 'BEYOND_DURATION'
  // A tenth times ten may be a little less than a whole number.
  return Math.floor(Math.min(seconds, duration) * 10 + 1e-6) / 10
}

/** The fields by which notes are ordered; `createdAt` in epoch ms. */
interface OrderedNote {
  readonly noteId: string
  readonly seconds: number
  readonly createdAt: number
}

/** Returns the notes of a video by their moments, and those of one moment in the order in which they were written. */
export function sortNotes<Note extends OrderedNote>(notes: readonly Note[]): Note[] {
  return notes.toSorted(
    (a, b) => a.seconds - b.seconds || a.createdAt - b.createdAt || (a.noteId < b.noteId ? -1 : 1),
  )
}

/** A video and its notes. */
export interface NotesOf<Lesson, Note> {
  readonly lesson: Lesson
  readonly notes: readonly Note[]
}

/** Returns the videos that have notes, in the given order, each with its notes by their moments. */
export function notesByLesson<
  Lesson extends { readonly videoId: string },
  Note extends OrderedNote & { readonly videoId: string },
>(lessons: readonly Lesson[], notes: readonly Note[]): NotesOf<Lesson, Note>[] {
  const byVideo = Map.groupBy(notes, ({ videoId }) => videoId)
  return lessons.flatMap((lesson) => {
    const own = byVideo.get(lesson.videoId)
    return own ? [{ lesson, notes: sortNotes(own) }] : []
  })
}
