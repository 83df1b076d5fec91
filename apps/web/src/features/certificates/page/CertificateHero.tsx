import { Picture } from '../../../lib/links/Picture.tsx'
import { BackLink } from '../../../lib/links/BackLink.tsx'
import { IconArrowLeft, IconLock } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { badgesNeeded } from '@section/domain/certificates/certificate-badges.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { config } from '../../../lib/config.ts'
import { badgeCounts, courseCounts } from './certificate-counts.ts'
import css from './certificate-hero.module.css'
import type { CertificateDetail } from '../certificates-query.ts'
import { useCertificateRegistration } from '../registration/use-certificate-registration.tsx'

/** A certificate's requirements, the member's progress and the registration. */
export function CertificateHero({ certificate }: { certificate: CertificateDetail }) {
  const { title, description, badgeImageUrl, type, isRegistered } = certificate
  const { locked, openDialog, dialog } = useCertificateRegistration()
  return (
    <header className={css.hero}>
      <BackLink to={pathTo('certificates')} className={css.back}>
        <Icon of={IconArrowLeft} size={16} />
        Back to all certificates
      </BackLink>
      <div className={css.text}>
        {isRegistered && <StatusPill tone="success">Registered</StatusPill>}
        <h1 className={css.title}>{title}</h1>
        <p className={css.description}>{description}</p>
        <div className={css.progress}>
          <p>
            {badgeCounts(certificate)} <span>{courseCounts(certificate)}</span>
          </p>
          <ProgressLine
            size="medium"
            value={certificate.numBadges / badgesNeeded(certificate)}
            label={`Progress towards ${title}`}
          />
        </div>
        {type === 'OPEN' && (
          <Button
            variant={isRegistered ? 'secondary' : 'primary'}
            size="large"
            icon={locked && !isRegistered ? <Icon of={IconLock} /> : undefined}
            onClick={() => openDialog(certificate)}
          >
            {isRegistered ? 'Unregister' : 'Register'}
          </Button>
        )}
        {isRegistered && (
          <p className={css.note}>
            Certificates are issued bi-weekly. Reach out to our{' '}
            <a href={`mailto:${config.supportEmail}`}>support team</a> with any questions.
          </p>
        )}
      </div>
      <Picture className={css.badge} src={badgeImageUrl} alt="" width={320} height={320} />
      {dialog}
    </header>
  )
}
