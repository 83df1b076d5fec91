import { pathTo } from '@section/domain/access/screen-path.ts'
import { onDemandSessionPath } from '@section/domain/catalog/on-demand-redirect.ts'
import { useFlag } from '../../../../lib/flags.ts'
import type { CourseLandingData } from '../../course-landing-query.ts'

/**
 * Returns where a member takes the course on demand: on the page of its session if the flag `onDemandRefresh` names
 * that session, otherwise in the next lesson; null for a course that has neither
 * (docs/product/course-page.md#on-demand-edition).
 */
export function useOnDemandLink({ sessions, nextLesson }: CourseLandingData) {
  const sessionPath = onDemandSessionPath(sessions, useFlag('onDemandRefresh').sessionIds)
  if (sessionPath !== null) return { path: sessionPath, isSession: true }
  return nextLesson && { path: pathTo('onDemandVideo', nextLesson), isSession: false }
}
