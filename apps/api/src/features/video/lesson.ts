import { pathTo } from '@section/domain/access/screen-path.ts'
import { canOpen } from '@section/domain/access/route-access.ts'
import type { EntitledViewer } from '@section/domain/access/viewer.ts'
import { isVisibleInCatalog } from '@section/domain/catalog/course-sessions.ts'
import { accountRefusal, isEntitled } from '@section/domain/entitlement/course-entitlement.ts'
import { isFreePreview } from '@section/domain/entitlement/lesson-access.ts'
import type { MemberViewer } from '../../server/access/viewer.ts'
import { canSeeCourse, findOnDemandSession } from '../catalog/catalog-rules.ts'
import type {
  CatalogCourse,
  CatalogSession,
  CatalogSnapshot,
  CatalogVideo,
} from '../catalog/catalog-types.ts'

/** The on-demand edition of a course: its modules, and its on-demand session, if there is one. */
export interface OnDemandEdition {
  course: CatalogCourse
  session: CatalogSession | null
}

/** A video and the course that it belongs to. */
export interface Lesson extends OnDemandEdition {
  video: CatalogVideo
  courseContentId: string
  /** True for the free preview of the course. */
  preview: boolean
}

/** Returns the on-demand edition of a course; undefined for a course that is unknown or has no videos. */
export function findEdition(snapshot: CatalogSnapshot, courseId: string): OnDemandEdition | undefined {
  const course = snapshot.courses.get(courseId)
  if (!course || course.groups.length === 0) return undefined
  return { course, session: findOnDemandSession(snapshot, courseId) }
}

/** Returns the videos of a course in order, and whether its badge requires them. */
export function videosOf({ groups }: CatalogCourse): { videoId: string; completionRequired: boolean }[] {
  return groups.flatMap(({ content }) =>
    content.flatMap(({ videoId, completionRequired }) => (videoId ? { videoId, completionRequired } : [])),
  )
}

/** Returns the video with the published course that it belongs to. */
export function findLesson(snapshot: CatalogSnapshot, videoId: string): Lesson | undefined {
  const video = snapshot.videos.get(videoId)
  const location = snapshot.lessonLocations.get(videoId)
  const edition = location && findEdition(snapshot, location.courseId)
  if (!video || !edition) return undefined
  const { courseContentId, preview } = location
  return { ...edition, video, courseContentId, preview }
}

interface VisibilityContext {
  snapshot: CatalogSnapshot
  viewer: MemberViewer
  now: number
}

/**
 * Returns whether a member may know of a course's videos: they may take the course, or see one of its sessions, hidden or
 * not. For everybody else the videos do not exist.
 */
export function canSeeEdition(
  { course, session }: OnDemandEdition,
  { snapshot, viewer, now }: VisibilityContext,
): boolean {
  return isEntitled(viewer, course, session, now) || canSeeCourse(snapshot, course.courseId, { viewer, now })
}

/** Returns whether a member may know of a video: of all videos of a course that they can see, and of its free preview. */
export function canSeeLesson(lesson: Lesson, context: VisibilityContext): boolean {
  if (canSeeEdition(lesson, context)) return true
  return isFreePreview(lesson, lesson.session) && canSeePlanHint(lesson, context.viewer, context.now)
}

/**
 * Returns whether a member who cannot see a course may learn that their plan does not include it: they can open courses,
 * and the course is neither hidden nor a Mini-MBA.
 */
export function canSeePlanHint({ session }: OnDemandEdition, viewer: EntitledViewer, now: number): boolean {
  if (!session || session.sessionKind === 'BOOTCAMP' || !isVisibleInCatalog(session)) return false
  return !accountRefusal(viewer, now) && canOpen(pathTo('courses'), viewer, {})
}
