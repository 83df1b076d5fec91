import { LinkCard } from '@section/ui/link-card/LinkCard.tsx'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import css from './certificate-card.module.css'
import { CertificatesHero } from './CertificatesHero.tsx'

const CARDS = 6

/** The list of certificates while it loads. */
export function CertificatesSkeleton() {
  return (
    <Page>
      <CertificatesHero />
      <LoadingRegion label="Loading certificates">
        <CertificateCardsSkeleton count={CARDS} />
      </LoadingRegion>
    </Page>
  )
}

/** Cards of certificates while they load. It needs a `LoadingRegion` around it. */
export function CertificateCardsSkeleton({ count }: { count: number }) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, card) => (
        <LinkCard as="div" key={card} className={css.card}>
          <Skeleton width={96} height={96} shape="circle" />
          <Skeleton width={180} height={26} />
          <SkeletonText lines={4} />
          <Skeleton height={44} />
        </LinkCard>
      ))}
    </CardGrid>
  )
}
