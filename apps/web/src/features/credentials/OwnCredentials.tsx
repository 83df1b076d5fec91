import { useQuery } from '@tanstack/react-query'
import { CREDENTIALS_ID } from '@section/domain/credentials/credentials-part.ts'
import { issuedOnText } from '@section/domain/credentials/issued-on.ts'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { LoadedPart } from '../../lib/graphql/LoadedPart.tsx'
import { Picture } from '../../lib/links/Picture.tsx'
import { CredentialActions } from './CredentialActions.tsx'
import { credentialsQuery, type OwnCredential } from './credentials-query.ts'
import css from './own-credentials.module.css'

/** All certificates and badges of the member, which every account keeps. docs/product/credentials.md#where-they-are-shown */
export function OwnCredentials() {
  const query = useQuery(credentialsQuery)
  return (
    <Section
      id={CREDENTIALS_ID}
      title="Your certificates and badges"
      description="They are yours to keep. Others see one only while you show it to everybody with its link."
    >
      <Card>
        <LoadedPart
          query={query}
          loading="Loading your certificates and badges"
          problem="Your certificates and badges didn’t load."
          skeleton={<Skeleton height={72} shape="block" />}
        >
          {(credentials) =>
            credentials.length === 0 ? (
              <p className={css.none}>
                None yet. You get the badge of a course when you complete it, and a certificate when you have
                the badges of its courses.
              </p>
            ) : (
              <ul className={css.credentials}>
                {credentials.map((credential) => (
                  <CredentialRow key={credential.credentialId} credential={credential} />
                ))}
              </ul>
            )
          }
        </LoadedPart>
      </Card>
    </Section>
  )
}

function CredentialRow({ credential }: { credential: OwnCredential }) {
  const { kind, title, imageUrl, issuedOn, isPublic } = credential
  return (
    <li className={css.credential}>
      <Picture src={imageUrl} alt="" width={64} height={64} loading="lazy" />
      <div className={css.text}>
        <h3 className={css.title}>{title}</h3>
        <p className={css.issued}>
          {kind === 'BADGE' ? 'Badge, earned' : 'Certificate, issued'} on {issuedOnText(issuedOn)}
          {isPublic && <StatusPill>Shown to everybody</StatusPill>}
        </p>
      </div>
      <CredentialActions credential={credential} />
    </li>
  )
}
