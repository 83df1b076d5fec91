import { redirect } from '@tanstack/react-router'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { orNotFound } from '../../../lib/routing/or-not-found.ts'
import { wayBack } from '../navigation/video-link.ts'
import { hasContent } from './on-demand-course.ts'
import { onDemandCourseQuery } from './on-demand-course-query.ts'

interface LessonParams {
  readonly topLevelId: string
  readonly groupId: string
  readonly videoContentId: string
}

/**
 * Loads a video page of an on-demand course. An address whose module or lesson does not exist in the course is redirected
 * to the course's landing page. docs/product/video.md#video-pages
 */
export async function loadOnDemandVideo({ topLevelId, ...location }: LessonParams): Promise<void> {
  const query = onDemandCourseQuery(topLevelId, location.videoContentId)
  const course = await orNotFound(queryClient.ensureQueryData(query))
  if (!hasContent(course, location)) throw redirect({ href: wayBack(course).to, replace: true })
}
