import { Picture } from '../../../lib/links/Picture.tsx'
import { IconLock } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { hasSmallTitle } from '@section/domain/certificates/small-title.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { badgeCounts, courseCounts } from './certificate-counts.ts'
import type { Certificate } from '../certificates-query.ts'
import css from './certificates.module.css'

interface CertificateCardProps {
  certificate: Certificate
  /** True on the free tier, where the button opens the membership lock. */
  locked: boolean
  onRegister: () => void
}

/** A certificate in the list, with its requirements and the member's progress. */
export function CertificateCard({ certificate, locked, onRegister }: CertificateCardProps) {
  const { certificateId, title, description, badgeImageUrl, type, isRegistered } = certificate
  return (
    <article className={css.card}>
      <div className={css.top}>
        <Picture className={css.seal} src={badgeImageUrl} alt="" width={96} height={96} loading="lazy" />
        {type === 'OPEN' && (
          <StatusPill tone={isRegistered ? 'success' : 'neutral'}>
            {isRegistered ? 'Registered' : 'NOT REGISTERED'}
          </StatusPill>
        )}
      </div>
      <h3 className={css.title} data-small={hasSmallTitle(title) || undefined}>
        <Link className={css.link} to={pathTo('certificate', { certificateId })}>
          {title}
        </Link>
      </h3>
      <p className={css.description}>{description}</p>
      <div className={css.foot}>
        <p className={css.facts}>
          <span>{courseCounts(certificate)}</span>
          <span>{badgeCounts(certificate)}</span>
        </p>
        {type === 'OPEN' && !isRegistered && (
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
    </article>
  )
}
