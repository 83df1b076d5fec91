import { LoadingRegion, Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { VisitorPage } from '../../../lib/visitor-page/VisitorPage.tsx'
import css from './credential-page.module.css'

/** The page of a credential while it loads. */
export function CredentialSkeleton() {
  return (
    <VisitorPage>
      <div className={css.credential}>
        <Skeleton className={css.document} height="auto" shape="block" />
        <LoadingRegion label="Loading the credential">
          <Skeleton height={20} width={120} />
          <Skeleton height={48} />
          <SkeletonText lines={5} />
          <Skeleton height={42} width={160} shape="block" />
        </LoadingRegion>
      </div>
    </VisitorPage>
  )
}
