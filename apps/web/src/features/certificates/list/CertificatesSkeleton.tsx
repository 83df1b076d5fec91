import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import css from './certificates.module.css'

const CARDS = 6

/** The list of certificates while it loads. */
export function CertificatesSkeleton() {
  return (
    <Page>
      <PageHeader title="Certificates" />
      <LoadingRegion label="Loading certificates">
        <CardGrid>
          {Array.from({ length: CARDS }, (_, card) => (
            <div key={card} className={css.card}>
              <Skeleton width={96} height={96} shape="circle" />
              <Skeleton width={180} height={26} />
              <SkeletonText lines={4} />
              <Skeleton height={44} />
            </div>
          ))}
        </CardGrid>
      </LoadingRegion>
    </Page>
  )
}
