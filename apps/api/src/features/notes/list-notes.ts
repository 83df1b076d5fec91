import type {
  CourseNotes,
  NotedLesson,
  QueryListVideoNotesArgs,
  VideoPageAddress,
} from '@section/contract/generated/schema-types.ts'
import { sortNotes } from '@section/domain/notes/note.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import type { CatalogCourse, CatalogSnapshot } from '../catalog/catalog-types.ts'
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
  const videoIds = [...videosInOrder(snapshot, courseId).filter((id) => noted.delete(id)), ...noted]
  return {
    courseId,
    courseTitle: snapshot.courses.get(courseId)?.title ?? 'A course of the past',
    lessons: await Promise.all(videoIds.map((videoId) => lessonOf(context, snapshot, videoId))),
    notes: notes.map((note) => ({ ...note, createdAt: new Date(note.createdAt) })),
  }
}

/** Returns the videos of a course: those of its on-demand edition, then those of its sessions, soonest first. */
function videosInOrder(snapshot: CatalogSnapshot, courseId: string): string[] {
  const sessions = snapshot.sessionsByCourse.get(courseId) ?? []
  return [
    ...lessonsOf(snapshot.courses.get(courseId)).map(({ videoId }) => videoId),
    ...sessions.flatMap(({ sessionId }) =>
      (snapshot.sessionVideosBySession.get(sessionId) ?? []).map(({ videoId }) => videoId),
    ),
  ]
}

function lessonsOf(course: CatalogCourse | undefined) {
  return (course?.groups ?? []).flatMap(({ courseContentGroupId: groupId, content }) =>
    content.flatMap(({ videoId, ...item }) => (videoId ? [{ videoId, groupId, ...item }] : [])),
  )
}

async function lessonOf(
  context: MemberContext,
  snapshot: CatalogSnapshot,
  videoId: string,
): Promise<NotedLesson> {
  const found = findPage(snapshot, videoId)
  const isOpen = found !== null && (await openVideo(context, videoId)).kind === 'open'
  const title = found?.title ?? snapshot.videos.get(videoId)?.title ?? 'A lesson of the past'
  return { videoId, title, page: isOpen ? found.page : null }
}

/** Returns the title of a video on its page, and the page; null for a video that is on no page any more. */
function findPage(
  snapshot: CatalogSnapshot,
  videoId: string,
): { title: string; page: VideoPageAddress } | null {
  const courseId = snapshot.lessonLocations.get(videoId)?.courseId ?? ''
  const lesson = lessonsOf(snapshot.courses.get(courseId)).find((item) => item.videoId === videoId)
  if (lesson) {
    const { groupId, courseContentId: videoContentId } = lesson
    const page = { kind: 'ON_DEMAND' as const, topLevelId: courseId, groupId, videoContentId }
    return { title: lesson.meta.title ?? lesson.title, page }
  }
  const place = snapshot.sessionVideoLocations.get(videoId)
  const session = snapshot.sessionsById.get(place?.sessionId ?? '')
  const video = snapshot.videos.get(videoId)
  if (!place || !session || !video) return null
  const { sessionContentId: groupId, sessionId: topLevelId } = place
  const kind = session.sessionKind === 'BOOTCAMP' ? ('MINI_MBA' as const) : ('SPRINT' as const)
  return { title: video.title, page: { kind, topLevelId, groupId, videoContentId: videoId } }
}
