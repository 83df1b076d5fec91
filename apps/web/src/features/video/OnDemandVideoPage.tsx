import { NotFoundScreen } from '../../lib/routing/NotFoundScreen.tsx'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { usePageTitle } from '../../lib/routing/page-title.ts'
import { NotInPlan } from './locks/NotInPlan.tsx'
import { findLecture, hasContent } from './on-demand-course.ts'
import { onDemandCourseQuery } from './video-page-query.ts'
import { VideoScreen } from './VideoScreen.tsx'

/** A video of an on-demand course. Specification 2, section 2.6. */
export function OnDemandVideoPage() {
  const { topLevelId, ...location } = useParams({ from: memberRouteId('onDemandVideo') })
  const { data: course } = useSuspenseQuery(onDemandCourseQuery(topLevelId))
  const lecture = course && findLecture(course, location)
  const isOutsidePlan = course && !lecture && !course.entitled && hasContent(course, location)
  usePageTitle(lecture?.title ?? (isOutsidePlan ? course.title : undefined))
  if (isOutsidePlan) return <NotInPlan />
  if (!course || !lecture) return <NotFoundScreen />
  return <VideoScreen course={course} lecture={lecture} />
}
