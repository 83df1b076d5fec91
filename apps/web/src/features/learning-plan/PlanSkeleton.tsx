import { Skeleton, SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import css from './learning-plan.module.css'
import certificateCss from './plan-certificate.module.css'

const COURSES = 4

/** A learning plan while it loads. */
export function PlanSkeleton() {
  return (
    <div className={css.card}>
      <div className={css.top}>
        <div className={css.about}>
          <Skeleton width={100} height={20} />
          <Skeleton width={260} height={42} />
          <Skeleton width={280} height={24} />
          <Skeleton width={140} height={24} />
        </div>
        <div className={certificateCss.certificate}>
          <Skeleton width={88} height={88} shape="circle" />
          <SkeletonText lines={4} />
          <Skeleton className={certificateCss.progress} height={8} />
        </div>
      </div>
      <div className={css.body}>
        <Skeleton width={120} height={34} />
        <div className={css.courses}>
          {Array.from({ length: COURSES }, (_, course) => (
            <Skeleton key={course} height={112} shape="block" />
          ))}
        </div>
      </div>
    </div>
  )
}
