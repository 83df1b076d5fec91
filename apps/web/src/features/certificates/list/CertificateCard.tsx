import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { certificateStatus } from '@section/domain/certificates/certificate-status.ts'
import { courseCount, courseShare } from '@section/domain/certificates/certificate-progress.ts'
import { electiveNote } from '@section/domain/certificates/elective-note.ts'
import { hasSmallTitle } from '@section/domain/certificates/small-title.ts'
import { LinkCard, LinkCardTitle } from '@section/ui/link-card/LinkCard.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { Picture } from '../../../lib/links/Picture.tsx'
import type { Certificate } from '../certificates-query.ts'
import { certificateLinkId } from '../registration/use-certificate-registration.tsx'
import { useStatusLine } from '../use-status-line.ts'
import css from './certificate-card.module.css'

interface CertificateCardProps {
  certificate: Certificate
  /** True on the free tier, where the button opens the membership lock. */
  locked?: boolean
  /** Absent for a certificate that needs no registration. */
  onRegister?: () => void
}

/** A certificate in a list, with its requirements and the member's progress. */
export function CertificateCard({ certificate, locked = false, onRegister }: CertificateCardProps) {
  const { certificateId, title, description, badgeImageUrl, type, isRegistered } = certificate
  const statusLine = useStatusLine(certificate)
  const isOpen = type === 'OPEN'
  return (
    <LinkCard className={css.card}>
      <div className={css.top}>
        <Picture className={css.seal} src={badgeImageUrl} alt="" width={96} height={96} loading="lazy" />
        {isOpen && (
          <StatusPill tone={isRegistered ? 'success' : 'neutral'}>
            {isRegistered ? 'Registered' : 'NOT REGISTERED'}
          </StatusPill>
        )}
      </div>
      <LinkCardTitle className={css.title} data-small={hasSmallTitle(title) || undefined}>
        <Link
          id={certificateLinkId(certificateId)}
          to={pathTo(isOpen ? 'certificate' : 'crashCourse', { certificateId })}
        >
          {title}
        </Link>
      </LinkCardTitle>
      <p className={css.description}>{description}</p>
      <div className={css.foot}>
        <ProgressLine value={courseShare(certificate)} label={`Progress towards ${title}`} />
        <div className={css.row}>
          <p className={css.facts}>
            <strong>{courseCount(certificate)}</strong>
            {statusLine ? (
              <span className={css.status}>{statusLine}</span>
            ) : (
              <span>{electiveNote(certificate)}</span>
            )}
          </p>
          {onRegister && certificateStatus(certificate) === 'available' && (
            <Button
              size="small"
              aria-label={`Register for ${title}`}
              icon={locked ? <Icon of={IconLock} size={16} /> : undefined}
              onClick={onRegister}
            >
              Register
            </Button>
          )}
        </div>
      </div>
    </LinkCard>
  )
}
