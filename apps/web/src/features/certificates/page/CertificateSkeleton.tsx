import { CourseCardsSkeleton } from '@section/ui/course-card/CourseCardsSkeleton.tsx'
import { LoadingRegion, Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import css from './certificate-hero.module.css'

/** A certificate while it loads. */
export function CertificateSkeleton() {
  return (
    <Page>
      <LoadingRegion label="Loading the certificate">
        <div className={css.hero}>
          <div className={css.text}>
            <Skeleton width={180} height={14} />
            <Skeleton width="70%" height={52} />
            <SkeletonText lines={3} />
            <Skeleton width={140} height={52} />
          </div>
          <Skeleton className={css.badge} width={280} height={280} shape="circle" />
        </div>
        <CourseCardsSkeleton count={3} />
      </LoadingRegion>
    </Page>
  )
}
