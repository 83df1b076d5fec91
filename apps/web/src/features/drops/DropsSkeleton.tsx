import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import css from './drops.module.css'

/** The page of drops while it loads. */
export function DropsSkeleton() {
  return (
    <Page>
      <LoadingRegion label="Loading drops">
        <div className={css.columns}>
          <PageHeader
            eyebrow="Coming soon"
            title={<Skeleton width={320} height={50} />}
            lead={<Skeleton width={380} height={22} />}
          />
          <Skeleton className={css.artSkeleton} height="auto" shape="block" />
        </div>
      </LoadingRegion>
    </Page>
  )
}
