import type {
  CourseNotes,
  NotedLesson,
  QueryListVideoNotesArgs,
} from '@section/contract/generated/schema-types.ts'
import { sortNotes } from '@section/domain/notes/note.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import type { CatalogSnapshot } from '../catalog/catalog-types.ts'
import { openVideo } from '../video/open-video.ts'
import { readNotes } from './notes-store.ts'

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
    courseTitle: snapshot.courses.get(courseId)?.title ?? 'A course of the past',
    lessons: await Promise.all(videoIds.map((videoId) => lessonOf(context, snapshot, videoId))),
    notes: notes.map((note) => ({ ...note, createdAt: new Date(note.createdAt) })),
  }
}

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
