import type { MutationCreateVideoSessionArgs } from '@section/contract/generated/schema-types.ts'
import type { Learner } from '@section/domain/entitlement/course-entitlement.ts'
import { isListed, ruleCourse, ruleSession, type TakenAs } from '../catalogue/catalogue-rules.ts'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.ts'
import type {
  CatalogueCourse,
  CatalogueSession,
  CatalogueVideo,
  LessonPlace,
} from '../catalogue/catalogue-types.ts'

export interface FoundLesson {
  video: CatalogueVideo
  place: LessonPlace
  onDemand: CatalogueSession
  taken: TakenAs
}

type Asked = Pick<
  MutationCreateVideoSessionArgs,
  'videoId' | 'courseId' | 'courseContentId' | 'sessionId' | 'type'
>

/**
 * The lesson that a player names, with its on-demand session; undefined when its ids do not belong together, or
 * the member may not know of the course. `now` in epoch ms.
 */
export function findLesson(
  snapshot: CatalogueSnapshot,
  asked: Asked,
  learner: Learner,
  now: number,
): FoundLesson | undefined {
  const videoId = asked.videoId.toLowerCase()
  const video = snapshot.videos.get(videoId)
  const place = snapshot.places.get(videoId)
  const seen = place && seenCourse(snapshot, place.courseId, learner, now)
  if (!video || !seen || asked.type !== 'ON_DEMAND') return undefined
  if (place.courseId !== asked.courseId.toLowerCase()) return undefined
  if (asked.courseContentId && asked.courseContentId.toLowerCase() !== place.courseContentId) return undefined
  if (asked.sessionId && asked.sessionId.toLowerCase() !== seen.onDemand.sessionId) return undefined
  return { video, place, onDemand: seen.onDemand, taken: seen.taken }
}

export interface SeenCourse {
  course: CatalogueCourse
  onDemand: CatalogueSession
  taken: TakenAs
}

/** A course with its on-demand session, when it has one and the member may know of it. */
export function seenCourse(
  snapshot: CatalogueSnapshot,
  courseId: string,
  learner: Learner,
  now: number,
): SeenCourse | undefined {
  const course = snapshot.courses.get(courseId.toLowerCase())
  const onDemand = snapshot.sessionsByCourse
    .get(courseId.toLowerCase())
    ?.find((s) => s.sessionType === 'ON_DEMAND')
  if (!course || !onDemand || course.groups.length === 0) return undefined
  const taken = { session: ruleSession(onDemand), course: ruleCourse(course) }
  const holds = (sessionId: string) => learner.entitledSessionIds.has(sessionId)
  return isListed(taken, { learner, holds, showHidden: true }, now) ? { course, onDemand, taken } : undefined
}
