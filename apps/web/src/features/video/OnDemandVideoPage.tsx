import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { emptyState } from '@section/art/empty-state.ts'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ErrorState } from '@section/ui/screen-state/ErrorState.tsx'
import { ForbiddenState } from '@section/ui/screen-state/ForbiddenState.tsx'
import { NotFoundScreen } from '../../app/NotFoundScreen.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { findLecture } from './on-demand-course.ts'
import { onDemandCourseQuery } from './video-page-query.ts'
import { VideoPageSkeleton } from './VideoPageSkeleton.tsx'
import { VideoScreen } from './VideoScreen.tsx'

/** A video of an on-demand course. Specification 2, section 2.6. */
export function OnDemandVideoPage() {
  const { topLevelId, ...place } = useParams({
    from: '/member/courses/ondemand/$topLevelId/$groupId/$videoContentId',
  })
  const { data: course, isPending, isError, refetch } = useQuery(onDemandCourseQuery(topLevelId))
  const lecture = course && findLecture(course, place)
  usePageTitle(lecture?.title ?? (isPending || isError ? undefined : 'Page not found'))
  if (isPending) return <VideoPageSkeleton />
  if (isError && !course) return <NotLoaded onRetry={() => void refetch()} />
  if (!course || !lecture) return <NotFoundScreen />
  if (!course.entitled) return <NoAccess courseId={course.courseId} />
  return <VideoScreen course={course} lecture={lecture} />
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Page width="reading">
      <ErrorState headingLevel={1} drawing={<Drawing svg={emptyState('error')} alt="" />} onRetry={onRetry} />
    </Page>
  )
}

function NoAccess({ courseId }: { readonly courseId: string }) {
  return (
    <Page width="reading">
      <ForbiddenState
        drawing={<Drawing svg={emptyState('locked')} alt="" />}
        title="Oh no. You don't have access to this on-demand content."
        whoCan="Members whose plan or certificate covers this course can watch it."
        action={
          <ButtonLink
            variant="primary"
            renderLink={(slot) => <Link to="/courses/$courseId" params={{ courseId }} {...slot} />}
          >
            See the course
          </ButtonLink>
        }
      />
    </Page>
  )
}
