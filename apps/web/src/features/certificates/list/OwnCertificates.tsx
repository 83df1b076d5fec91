import { Link } from '@tanstack/react-router'
import { certificateStatus } from '@section/domain/certificates/certificate-status.ts'
import { courseCount, courseShare } from '@section/domain/certificates/certificate-progress.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { LinkCard, LinkCardTitle } from '@section/ui/link-card/LinkCard.tsx'
import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { Picture } from '../../../lib/links/Picture.tsx'
import type { Certificate } from '../certificates-query.ts'
import { useStatusLine } from '../use-status-line.ts'
import css from './own-certificates.module.css'

/** The member's own certificates as rows: registered, completed or issued; nothing without any. */
export function OwnCertificates({ certificates }: { certificates: readonly Certificate[] }) {
  const own = certificates.filter((certificate) => certificateStatus(certificate) !== 'available')
  if (own.length === 0) return null
  return (
    <Section title="Your certificates">
      <ul className={css.list}>
        {own.map((certificate) => (
          <OwnCertificate key={certificate.certificateId} certificate={certificate} />
        ))}
      </ul>
    </Section>
  )
}

function OwnCertificate({ certificate }: { certificate: Certificate }) {
  const { certificateId, title, badgeImageUrl } = certificate
  const statusLine = useStatusLine(certificate)
  return (
    <LinkCard as="li" className={css.row}>
      <Picture className={css.seal} src={badgeImageUrl} alt="" width={72} height={72} />
      <div>
        <LinkCardTitle className={css.title}>
          <Link to={pathTo('certificate', { certificateId })}>{title}</Link>
        </LinkCardTitle>
        {statusLine && <p className={css.status}>{statusLine}</p>}
      </div>
      <div className={css.progress}>
        <p>{courseCount(certificate)}</p>
        <ProgressLine value={courseShare(certificate)} label={`Your progress towards ${title}`} />
      </div>
    </LinkCard>
  )
}
