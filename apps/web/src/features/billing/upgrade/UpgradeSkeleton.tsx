import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import css from './upgrade.module.css'

/** The pricing page while the plans load. */
export function UpgradeSkeleton() {
  return (
    <Page>
      <PageHeader title="Membership Pricing" lead={<Skeleton width={280} height={20} />} />
      <LoadingRegion label="Loading the plans">
        <div className={css.plans}>
          <Skeleton shape="block" height={520} />
          <Skeleton shape="block" height={520} />
        </div>
      </LoadingRegion>
    </Page>
  )
}
