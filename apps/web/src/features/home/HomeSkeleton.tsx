import { CourseCardsSkeleton } from '@section/ui/course-card/CourseCardsSkeleton.tsx'
import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import css from './home.module.css'

/** Home while it loads: the member's dates beside their courses, and courses to come. */
export function HomeSkeleton() {
  return (
    <Page>
      <PageHeader title="Welcome" lead={<Skeleton width={280} height={20} />} />
      <LoadingRegion label="Loading your courses">
        <div className={css.columns} data-dates={true}>
          <div>
            <SectionTitle width={180} />
            <Skeleton height={260} shape="block" />
          </div>
          <div>
            <SectionTitle width={220} />
            <Skeleton className={css.hero} height={224} shape="block" />
            <CourseCardsSkeleton count={2} />
          </div>
        </div>
        <SectionTitle width={240} />
        <CourseCardsSkeleton count={3} />
      </LoadingRegion>
    </Page>
  )
}

const SectionTitle = ({ width }: { readonly width: number }) => (
  <div className={css.sectionTitle}>
    <Skeleton width={width} height={28} />
  </div>
)
