import type { OnDemandAccess } from '@section/domain/catalog/course-page/start-on-demand.ts'
import { watchedStage } from '@section/domain/video/progress/credited-share.ts'
import type { CourseLandingData } from '../../course-landing-query.ts'
import { useOnDemandLink } from './use-on-demand-link.ts'

/** Returns how the viewer stands to the course on demand; without a place where it is taken nobody can watch it. */
export function useOnDemandAccess(data: CourseLandingData): OnDemandAccess {
  const place = useOnDemandLink(data)
  const onDemand = place && data.onDemand?.entitled ? watchedStage(data.progress ?? UNWATCHED) : null
  return { onDemand, isLocked: place?.isLocked === true }
}

export const UNWATCHED = { creditedShare: 0, completed: false }
