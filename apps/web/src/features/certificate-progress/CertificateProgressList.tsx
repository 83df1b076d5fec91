import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { courseCount, courseShare } from '@section/domain/certificates/certificate-progress.ts'
import { longDate } from '@section/domain/time/long-date.ts'
import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import { Picture } from '../../lib/links/Picture.tsx'
import { useToday } from '../../lib/use-today.ts'
import css from './certificate-progress.module.css'
import type { CertificateProgress } from './certificate-progress-query.ts'

/** Certificates with the member's progress, each with a link to its page. docs/product/certificates.md#requirements-and-progress */
export function CertificateProgressList({ certificates }: { certificates: readonly CertificateProgress[] }) {
  const today = useToday()
  return (
    <ul className={css.list}>
      {certificates.map((certificate) => (
        <li key={certificate.certificateId} className={css.certificate}>
          <Picture src={certificate.badgeImageUrl} alt="" width={48} height={48} loading="lazy" />
          <div className={css.text}>
            <Link
              className={css.title}
              to={pathTo('certificate', { certificateId: certificate.certificateId })}
            >
              {certificate.title}
            </Link>
            <p className={css.count}>{progressText(certificate, today)}</p>
            <ProgressLine value={courseShare(certificate)} label={`Progress towards ${certificate.title}`} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Returns '2 of 4 courses', and what is next once all are done. */
function progressText(certificate: CertificateProgress, today: string): string {
  const { credentialId, isCompleted, isRegistered, issuingDate, withheldReason } = certificate
  if (credentialId !== null) return 'Issued to you'
  const count = courseCount(certificate)
  if (!isCompleted) return count
  if (withheldReason !== null) return `${count}. It could not be issued. See why.`
  if (issuingDate) return `${count}. It will be issued on ${longDate(issuingDate, today)}.`
  return isRegistered ? count : `${count}. Register to have it issued.`
}
