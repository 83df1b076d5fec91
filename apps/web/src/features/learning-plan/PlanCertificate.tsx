import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import { Picture } from '../../lib/links/Picture.tsx'
import type { LearningPlan } from './learning-plan-query.ts'
import css from './plan-certificate.module.css'

interface PlanCertificateProps {
  certificate: NonNullable<LearningPlan['certificate']>
}

/** The certificate to which a plan leads, with the member's progress. */
export function PlanCertificate({ certificate }: PlanCertificateProps) {
  const { certificateId, logo, title, description, progress } = certificate
  return (
    <div className={css.certificate}>
      <Picture className={css.seal} src={logo} alt="" width={88} height={88} />
      <div className={css.towards}>
        <p className={css.soft}>On track to:</p>
        <h3 className={css.title}>
          <Link to={pathTo('certificate', { certificateId })}>{title}</Link>
        </h3>
        <p>{description}</p>
      </div>
      <div className={css.progress}>
        <ProgressLine size="medium" showPercent value={progress} label={`Progress towards ${title}`} />
      </div>
    </div>
  )
}
