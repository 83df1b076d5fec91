import type { CourseNotes, Note, NotedLesson } from './notes-query.ts'

/** A note as the member has just written it, or removed it (without a text), with the lesson that it belongs to. */
export interface NoteChange {
  readonly note: Omit<Note, 'text'> & { readonly text: string | null }
  readonly lesson: NotedLesson
}

/** Returns the notes of a course with the changes that belong to it. */
export function applyChanges(
  loaded: CourseNotes,
  courseId: string,
  changes: readonly NoteChange[],
): CourseNotes {
  return changes.filter(({ note }) => note.courseId === courseId).reduce(applyChange, loaded)
}

/** Returns the notes with one change. A lesson that had no notes comes after the others. */
export function applyChange(notes: CourseNotes, { note, lesson }: NoteChange): CourseNotes {
  const { text } = note
  const others = notes.notes.filter(({ noteId }) => noteId !== note.noteId)
  if (text === null) return { ...notes, notes: others }
  const isKnown = notes.lessons.some(({ videoId }) => videoId === lesson.videoId)
  const lessons = isKnown ? notes.lessons : [...notes.lessons, lesson]
  return { ...notes, lessons, notes: [...others, { ...note, text }] }
}
