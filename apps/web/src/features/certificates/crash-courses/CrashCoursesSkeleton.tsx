import { LoadingRegion } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { CertificateCardsSkeleton } from '../list/CertificatesSkeleton.tsx'

/** The list of crash courses while it loads. */
export function CrashCoursesSkeleton() {
  return (
    <Page>
      <PageHeader title="Crash Courses" />
      <LoadingRegion label="Loading crash courses">
        <CertificateCardsSkeleton count={2} />
      </LoadingRegion>
    </Page>
  )
}
