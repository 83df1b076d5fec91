import { and, eq, inArray } from 'drizzle-orm'
import type { EnrollmentStatus } from '@section/domain/sessions/session.ts'
import { shouldAutoEnrol } from '@section/domain/video/auto-enrol.ts'
import { videoProgress } from '@section/db/schema.ts'
import type { Viewer } from '../../server/access/viewer.ts'
import type { Services } from '../../server/services.ts'
import { enrollOnDemand } from '../enrollment/enrol-on-demand.ts'
import type { Lesson } from './lesson.ts'

/** What a member just watched; times in seconds, `now` in epoch ms. */
export interface JustWatched {
  viewer: Viewer
  lesson: Lesson
  farthestWatchedTime: number
  playingTime: number
  now: number
}

/**
 * Enrols a member who has watched enough of a course in its on-demand session, once. Answers ENROLLED when this
 * call did it, otherwise null. Specification 2, section 4.7 (threat T-D6).
 */
export async function autoEnrol(
  services: Pick<Services, 'cacheInvalidation' | 'catalogue' | 'database'>,
  watched: JustWatched,
): Promise<EnrollmentStatus | null> {
  const { viewer, now } = watched
  const { course, session } = watched.lesson
  if (!session || isSettled(watched) || !(await hasWatchedEnough(services, watched))) return null
  const asked = askedFor.get(viewer.enrollments) ?? new Set()
  if (asked.has(course.courseId)) return null
  askedFor.set(viewer.enrollments, asked.add(course.courseId))
  try {
    const snapshot = await services.catalogue.current()
    return await services.cacheInvalidation.transaction((tx, invalidate) =>
      enrollOnDemand({ tx, invalidate, snapshot, viewer, now }, course.courseId),
    )
  } catch (error) {
    asked.delete(course.courseId)
    throw error
  }
}

/** The courses that were asked for since the viewer's enrollments were read; another enrollment replaces them. */
const askedFor = new WeakMap<Viewer['enrollments'], Set<string>>()

function isSettled({ viewer, lesson: { course, session } }: JustWatched): boolean {
  const enrolled = session !== null && viewer.enrollments.has(session.sessionId)
  return (
    enrolled ||
    viewer.badges.has(course.courseId) ||
    (askedFor.get(viewer.enrollments)?.has(course.courseId) ?? false)
  )
}

/** Asks the database about the course's other videos only when this one does not decide it. */
async function hasWatchedEnough(
  { database }: Pick<Services, 'database'>,
  { viewer, lesson, farthestWatchedTime, playingTime }: JustWatched,
): Promise<boolean> {
  const { videoId } = lesson.video
  const isEnough = (farthestWatchedTimes: number[]) =>
    shouldAutoEnrol({
      farthestWatchedTimes,
      currentPlayingTime: playingTime,
      enrolled: false,
      hasBadge: false,
      alreadyRequested: false,
    })
  if (isEnough([farthestWatchedTime])) return true
  const others = lesson.course.groups
    .flatMap(({ content }) => content.flatMap((item) => item.videoId ?? []))
    .filter((id) => id !== videoId)
  if (others.length === 0) return false
  const found = await database.db
    .select({ seconds: videoProgress.farthestWatchedTime })
    .from(videoProgress)
    .where(and(eq(videoProgress.userId, viewer.userId), inArray(videoProgress.videoId, others)))
  return isEnough([farthestWatchedTime, ...found.map(({ seconds }) => seconds)])
}
