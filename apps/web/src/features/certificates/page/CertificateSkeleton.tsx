import { CourseCardsSkeleton } from '@section/ui/course-card/CourseCardsSkeleton.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import css from './certificate-skeleton.module.css'

/** The page of a certificate while it loads. */
export function CertificateSkeleton() {
  return (
    <Page>
      <LoadingRegion label="Loading the certificate">
        <div className={css.back}>
          <Skeleton width={180} height={14} />
        </div>
        <div className={css.hero}>
          <div className={css.banner}>
            <div className={css.text}>
              <Skeleton width="70%" height={48} />
              <Skeleton width="55%" height={20} />
              <SkeletonText lines={3} />
            </div>
            <div className={css.cover} />
          </div>
          <div className={css.standing}>
            <Skeleton width={140} height={18} />
            <Skeleton height={8} />
          </div>
        </div>
        <CourseCardsSkeleton count={3} />
      </LoadingRegion>
    </Page>
  )
}
