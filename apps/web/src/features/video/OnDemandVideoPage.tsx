import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { emptyState } from '@section/art/empty-state.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ErrorState } from '@section/ui/screen-state/ErrorState.tsx'
import { NotFoundScreen } from '../../lib/routing/NotFoundScreen.tsx'
import { usePageTitle } from '../../lib/routing/page-title.ts'
import { NotInPlan } from './NotInPlan.tsx'
import { findLecture, hasContent } from './on-demand-course.ts'
import { onDemandCourseQuery } from './video-page-query.ts'
import { VideoPageSkeleton } from './VideoPageSkeleton.tsx'
import { VideoScreen } from './VideoScreen.tsx'

/** A video of an on-demand course. Specification 2, section 2.6. */
export function OnDemandVideoPage() {
  const { topLevelId, ...place } = useParams({
    from: memberRouteId('onDemandVideo'),
  })
  const { data: course, isPending, isError, refetch } = useQuery(onDemandCourseQuery(topLevelId))
  const lecture = course && findLecture(course, place)
  const unplanned = course && !course.entitled && hasContent(course, place)
  const missing = isPending || isError ? undefined : 'Page not found'
  usePageTitle(lecture?.title ?? (unplanned ? course.title : missing))
  if (isPending) return <VideoPageSkeleton />
  if (isError && !course) return <NotLoaded onRetry={() => void refetch()} />
  if (unplanned) return <NotInPlan />
  if (!course || !lecture) return <NotFoundScreen />
  return <VideoScreen course={course} lecture={lecture} />
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Page width="reading">
      <ErrorState headingLevel={1} drawing={<Drawing svg={emptyState('error')} alt="" />} onRetry={onRetry} />
    </Page>
  )
}
