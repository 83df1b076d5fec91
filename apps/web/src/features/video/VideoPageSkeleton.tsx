import { LoadingRegion, Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { VideoLayout } from './layout/VideoLayout.tsx'
import css from './video-details.module.css'
import navigation from './navigation/video-navigation.module.css'
import stage from './video-stage.module.css'

/** The skeleton of a video page, with a box of the same size for everything above the fold. */
export function VideoPageSkeleton() {
  return (
    <VideoLayout
      navigation={
        <div className={navigation.navigation}>
          <Skeleton width={200} height={20} />
        </div>
      }
      stage={
        <LoadingRegion label="Loading the video">
          <div className={stage.stage} />
        </LoadingRegion>
      }
      details={
        <div className={css.details}>
          <Skeleton width={320} height={32} />
          <Skeleton width={220} height={20} />
          <SkeletonText lines={2} />
        </div>
      }
      panel={<Skeleton height="100%" shape="block" />}
    />
  )
}
