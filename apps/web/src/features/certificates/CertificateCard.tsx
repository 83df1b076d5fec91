import { IconLock } from '@tabler/icons-react'
import { badgesNeeded } from '@section/domain/certificates/certificate-badges.ts'
import { hasSmallTitle } from '@section/domain/certificates/small-title.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import type { Certificate } from './certificates-query.ts'
import css from './certificates.module.css'

interface CertificateCardProps {
  certificate: Certificate
  /** On the free tier the button leads to the membership. */
  locked: boolean
  onRegister: () => void
}

/** A certificate in the list: what it is, what it takes, where the member stands. Specification 2, section 2.7. */
export function CertificateCard({ certificate, locked, onRegister }: CertificateCardProps) {
  const { title, description, badgeImageUrl, type, isRegistered } = certificate
  return (
    <article className={css.card}>
      <div className={css.top}>
        <img className={css.seal} src={badgeImageUrl} alt="" width={96} height={96} loading="lazy" />
        {type === 'OPEN' && (
          <StatusPill tone={isRegistered ? 'success' : 'neutral'}>
            {isRegistered ? 'Registered' : 'NOT REGISTERED'}
          </StatusPill>
        )}
      </div>
      <h3 className={css.title} data-small={hasSmallTitle(title) || undefined}>
        {title}
      </h3>
      <p className={css.description}>{description}</p>
      <div className={css.foot}>
        <p className={css.facts}>
          <span>{takes(certificate)}</span>
          <span>{badges(certificate)}</span>
        </p>
        {type === 'OPEN' && !isRegistered && (
          <Button
            size="small"
            aria-label={`Register for ${title}`}
            icon={locked ? <IconLock size={16} stroke={1.75} aria-hidden /> : undefined}
            onClick={onRegister}
          >
            Register
          </Button>
        )}
      </div>
    </article>
  )
}

function takes({ numRequiredCourses: required, numElectiveCourses: electives }: Certificate): string {
  const courses = `${required} ${required === 1 ? 'course' : 'courses'}`
  if (electives === 0) return courses
  return `${courses} and ${electives} ${electives === 1 ? 'elective' : 'electives'}`
}

const badges = (certificate: Certificate) =>
  `${certificate.numBadges} of ${badgesNeeded(certificate)} badges earned`
