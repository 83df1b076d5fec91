import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { emptyState } from '@section/art/empty-state.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { usePageTitle } from '../../../lib/routing/page-title.ts'
import { CertificateBody } from '../page/CertificateBody.tsx'
import { boughtSessionsQuery } from './bought-sessions-query.ts'
import { crashCourseQuery, crashCoursesQuery } from './crash-courses-query.ts'

/** The certificate of a crash course, which needs no registration. docs/product/certificates.md#crash-courses */
export function CrashCoursePage() {
  const { certificateId } = useParams({ from: memberRouteId('crashCourse') })
  const { data: certificate } = useSuspenseQuery(crashCourseQuery(certificateId))
  const { data: sessions } = useSuspenseQuery(boughtSessionsQuery)
  // The list only adds the link to the other crash courses, so the page does not wait for it.
  const { data: ids = [] } = useQuery(crashCoursesQuery)
  usePageTitle(certificate?.title)
  if (!certificate) return <NoCrashCourse />
  const back = { to: pathTo('crashCourses'), label: 'All crash courses' }
  return (
    <CertificateBody certificate={certificate} sessions={sessions} back={ids.length > 1 ? back : undefined} />
  )
}

/** Says the same of a crash course that does not exist and of one that the member did not buy. */
function NoCrashCourse() {
  return (
    <Page>
      <ScreenState
        headingLevel={1}
        drawing={<Drawing svg={emptyState('locked')} alt="" />}
        title="This crash course is not yours yet"
        sentence="Your account does not hold a crash course at this address. If you bought it with another email address, log in with that one."
        action={
          <ButtonLink variant="primary" to={pathTo('courses')}>
            Go to Courses
          </ButtonLink>
        }
      />
    </Page>
  )
}
