import type { CourseProgress } from '@section/contract/generated/schema-types.ts'
import { creditedShare } from '@section/domain/video/progress/credited-share.ts'
import type { ReadingContext } from '../../../server/graphql/operation.ts'
import { type Credit, readCredits } from './watched-store.ts'
import { findEdition, canSeeEdition, videosOf } from '../lesson.ts'

/**
 * Returns the viewer's progress in all courses of which they have watched something and which they may see. It takes
 * one statement. docs/product/video.md#credited-time
 */
export async function listCourseProgress({
  services,
  reads,
  viewer,
  now,
}: ReadingContext<'catalog'>): Promise<CourseProgress[]> {
  const snapshot = await services.catalog.current()
  const credits = await readCredits(reads, viewer.userId)
  const courseIds = new Set(
    [...credits.keys()].flatMap((id) => snapshot.lessonLocations.get(id)?.courseId ?? []),
  )
  return [...courseIds].flatMap((courseId) => {
    const edition = findEdition(snapshot, courseId)
    if (!edition || !canSeeEdition(edition, { snapshot, viewer, now })) return []
    const share = creditedShare(
      videosOf(edition.course).map((video) => ({
        ...(credits.get(video.videoId) ?? NO_CREDIT),
        completionRequired: video.completionRequired,
        duration: snapshot.videos.get(video.videoId)?.duration ?? 0,
      })),
    )
    return share === null ? [] : [{ courseId, creditedShare: share }]
  })
}

const NO_CREDIT: Credit = { creditedSeconds: 0, completed: false }
