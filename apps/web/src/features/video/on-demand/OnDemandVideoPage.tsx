import { NotFoundScreen } from '../../../lib/routing/NotFoundScreen.tsx'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { usePageTitle } from '../../../lib/routing/page-title.ts'
import { ClosedVideo } from '../locks/ClosedVideo.tsx'
import { wayBack } from '../navigation/video-link.ts'
import { findCollectionVideo } from '../video-collection.ts'
import { hasContent } from './on-demand-course.ts'
import { onDemandCourseQuery } from './on-demand-course-query.ts'
import { VideoScreen } from '../VideoScreen.tsx'

/** A video of an on-demand course. */
export function OnDemandVideoPage() {
  const { topLevelId, ...location } = useParams({ from: memberRouteId('onDemandVideo') })
  const { data: course } = useSuspenseQuery(onDemandCourseQuery(topLevelId, location.videoContentId))
  const lecture = course && findCollectionVideo(course, location)
  const closed = course && !lecture && hasContent(course, location) ? course : null
  const isOutsidePlan = closed?.entitled === false
  const opensAt = closed?.opensAt ?? null
  usePageTitle(lecture?.title ?? (isOutsidePlan || opensAt !== null ? closed?.title : undefined))
  if (closed && (isOutsidePlan || opensAt !== null))
    return <ClosedVideo course={closed} location={location} opensAt={isOutsidePlan ? null : opensAt} />
  // A lesson that leaves the course while its page is open leads where its address leads from then on.
  if (course && !hasContent(course, location)) return <Navigate to={wayBack(course).to} replace />
  if (!course || !lecture) return <NotFoundScreen />
  return <VideoScreen collection={course} lecture={lecture} />
}
