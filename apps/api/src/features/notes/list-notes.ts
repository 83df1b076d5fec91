import type {
  CourseNotes,
  NotedCourse,
  NotedLesson,
  QueryListVideoNotesArgs,
} from '@section/contract/generated/schema-types.ts'
import { sortNotes } from '@section/domain/notes/note.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import type { CatalogSnapshot } from '../catalog/catalog-types.ts'
import { openVideo } from '../video/open-video.ts'
import { readNotedCourses, readNotes } from './notes-store.ts'

/**
 * Returns the viewer's notes of a course with the videos that they belong to; null without any, which tells nothing of the
 * course. They stay readable when the viewer may no longer watch the videos. docs/product/notes.md#reading
 */
export async function listVideoNotes(
  context: MemberContext,
  args: QueryListVideoNotesArgs,
): Promise<CourseNotes | null> {
  const { services, viewer } = context
  const courseId = args.courseId.toLowerCase()
  if (!isUuid(courseId)) return null
  const stored = await readNotes(services.database.db, viewer.userId, courseId)
  if (stored.length === 0) return null
  const snapshot = await services.catalog.current()
  const notes = sortNotes(stored.map((note) => ({ ...note, createdAt: note.createdAt.getTime() })))
  const noted = new Set(stored.map(({ videoId }) => videoId))
  // The lessons come in the order of the course, and last those whose videos are on no page any more.
  const videoIds = [...[...snapshot.videoPages.keys()].filter((videoId) => noted.delete(videoId)), ...noted]
  return {
    courseId,
    courseTitle: titleOf(snapshot, courseId),
    lessons: await Promise.all(videoIds.map((videoId) => lessonOf(context, snapshot, videoId))),
    notes: notes.map((note) => ({ ...note, createdAt: new Date(note.createdAt) })),
  }
}

/**
 * Returns the courses in which the viewer has notes, by title, also those that they may no longer open. docs/product/notes.md#notes-of-all-courses
 */
export async function listNotedCourses({ services, viewer }: MemberContext): Promise<NotedCourse[]> {
  const found = await readNotedCourses(services.database.db, viewer.userId)
  const snapshot = await services.catalog.current()
  return found
    .map((course) => ({ ...course, courseTitle: titleOf(snapshot, course.courseId) }))
    .toSorted(
      (a, b) => a.courseTitle.localeCompare(b.courseTitle, 'en') || (a.courseId < b.courseId ? -1 : 1),
    )
}

const titleOf = ({ courses }: CatalogSnapshot, courseId: string) =>
  courses.get(courseId)?.title ?? 'A course of the past'

async function lessonOf(
  context: MemberContext,
  { videoPages, videos }: CatalogSnapshot,
  videoId: string,
): Promise<NotedLesson> {
  const page = videoPages.get(videoId)
  const isOpen = page !== undefined && (await openVideo(context, videoId)).kind === 'open'
  const title = page?.title ?? videos.get(videoId)?.title ?? 'A lesson of the past'
  return { videoId, title, page: isOpen ? page.address : null }
}
