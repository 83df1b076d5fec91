import { LoadingRegion, Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { InvitationFrame } from './InvitationFrame.tsx'

/** The registration while its invitation loads. */
export function InvitationSkeleton() {
  return (
    <InvitationFrame
      step="form"
      title={<Skeleton width="70%" height={44} />}
      lead={<SkeletonText lines={2} />}
    >
      <LoadingRegion label="Loading your invitation">
        <Skeleton height={46} shape="block" />
      </LoadingRegion>
      <Skeleton height={46} shape="block" />
      <Skeleton height={48} shape="block" />
    </InvitationFrame>
  )
}
