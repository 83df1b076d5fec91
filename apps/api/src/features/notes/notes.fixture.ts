import type { CourseNotes, NotedCourse, VideoNoteResult } from '@section/contract/generated/schema-types.ts'
import { videoServer } from '../video/video-calls.fixture.ts'

export const LIST = `query ($courseId: ID!) { listVideoNotes(courseId: $courseId) { courseId courseTitle
  lessons { videoId title page { kind topLevelId groupId videoContentId } }
  notes { noteId videoId courseId seconds text createdAt changedAt } } }`
const LIST_COURSES = '{ listNotedCourses { courseId courseTitle notes } }'
const NOTE = 'note { noteId videoId courseId seconds text createdAt changedAt } error { code message }'
export const SAVE = `mutation ($noteId: ID!, $videoId: ID!, $seconds: Float = 12.34, $text: String = "A note",
  $writtenMsAgo: Float, $sentAt: Float) { saveVideoNote(noteId: $noteId, videoId: $videoId, seconds: $seconds,
  text: $text, writtenMsAgo: $writtenMsAgo, sentAt: $sentAt) { ${NOTE} } }`
export const REMOVE = `mutation ($noteId: ID!, $removedMsAgo: Float, $sentAt: Float) {
  removeVideoNote(noteId: $noteId, removedMsAgo: $removedMsAgo, sentAt: $sentAt) { ${NOTE} } }`

export const NOTHING = { note: null, error: null }
export const NOT_FOUND = { note: null, error: { code: 'NOT_FOUND', message: 'This does not exist.' } }

/** The arguments of a change of a note. */
interface Change {
  noteId: string
  videoId?: string
  seconds?: number
  text?: string
  writtenMsAgo?: number
  removedMsAgo?: number
  sentAt?: number
}

type Ask = (token: string, operation: string, variables: Record<string, unknown>) => Promise<unknown>

/** The operations of notes by a function that asks the server. */
const noteCalls = (ask: Ask) => ({
  save: async (token: string, change: Change) =>
    (await ask(token, SAVE, { ...change })) as VideoNoteResult | null,
  remove: async (token: string, change: Change) =>
    (await ask(token, REMOVE, { ...change })) as VideoNoteResult | null,
  list: async (token: string, courseId: string) =>
    (await ask(token, LIST, { courseId })) as CourseNotes | null,
  listCourses: async (token: string) => (await ask(token, LIST_COURSES, {})) as NotedCourse[],
  /** Returns the texts of the notes that a member has in a course. */
  texts: async (token: string, courseId: string) =>
    ((await ask(token, LIST, { courseId })) as CourseNotes | null)?.notes.map(({ text }) => text) ?? [],
})

/** Starts a server with a course for a test file, whose members write notes. */
export function noteServer() {
  const video = videoServer()
  return Object.assign(video, noteCalls(video.ask))
}
