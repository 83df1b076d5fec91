import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { issuedOnText } from '@section/domain/credentials/issued-on.ts'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { ALL_CREDENTIALS } from '../../../lib/links/all-credentials.ts'
import { Picture } from '../../../lib/links/Picture.tsx'
import { CertificateProgressList } from '../../certificate-progress/CertificateProgressList.tsx'
import type { CertificateProgress } from '../../certificate-progress/certificate-progress-query.ts'
import type { OwnCredential } from '../../credentials/credentials-query.ts'
import { SeeAll } from '../SeeAll.tsx'
import css from './earned-credentials.module.css'
import { useEarned } from './use-earned.ts'

const MOST_MEDALS = 4
const MOST_CERTIFICATES = 3
const TITLE = 'Your certificates and badges'

/**
 * The newest certificates and badges, and the certificates for which the member has registered; nothing for whoever has
 * neither. docs/product/home.md#your-certificates-and-badges
 */
export function EarnedCredentials() {
  const both = useEarned()
  const parts = both.data
  const isEmpty = parts ? parts.earned.length + parts.underWay.length === 0 : both.errorUpdateCount === 0
  if (isEmpty) return null
  return (
    <Section
      title={TITLE}
      action={
        parts && parts.earned.length > 0 && <SeeAll of="certificates and badges" {...ALL_CREDENTIALS} />
      }
    >
      <LoadedPart
        query={both}
        loading="Loading your certificates and badges"
        problem="Your certificates and badges didn’t load."
        skeleton={null}
      >
        {(loaded) => <EarnedParts {...loaded} />}
      </LoadedPart>
    </Section>
  )
}

interface EarnedPartsProps {
  readonly earned: readonly OwnCredential[]
  readonly underWay: readonly CertificateProgress[]
}

function EarnedParts({ earned, underWay }: EarnedPartsProps) {
  return (
    <div className={css.parts} data-both={(earned.length > 0 && underWay.length > 0) || undefined}>
      {earned.length > 0 && (
        <ul className={css.medals} data-count={Math.min(earned.length, MOST_MEDALS)}>
          {earned.slice(0, MOST_MEDALS).map((credential) => (
            <Medal key={credential.credentialId} credential={credential} />
          ))}
        </ul>
      )}
      {underWay.length > 0 && (
        <Card>
          <h3 className={css.subtitle}>On the way</h3>
          <CertificateProgressList certificates={underWay.slice(0, MOST_CERTIFICATES)} />
        </Card>
      )}
    </div>
  )
}

/** A medal that leads to the page of its course or certificate. */
function Medal({ credential }: { credential: OwnCredential }) {
  const { kind, title, imageUrl, issuedOn, courseId, certificateId } = credential
  const place = courseId
    ? pathTo('course', { courseId })
    : pathTo('certificate', { certificateId: certificateId ?? '' })
  return (
    <li className={css.medal}>
      <Picture src={imageUrl} alt="" width={96} height={96} loading="lazy" />
      <div>
        <Link className={css.title} to={place}>
          {title}
        </Link>
        <p className={css.issued}>
          {kind === 'BADGE' ? 'Badge earned' : 'Certificate issued'} on {issuedOnText(issuedOn)}
        </p>
      </div>
    </li>
  )
}
