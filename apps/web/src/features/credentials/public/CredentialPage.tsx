import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IconCircleCheck, IconDownload } from '@tabler/icons-react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { config } from '../../../lib/config.ts'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { Picture } from '../../../lib/links/Picture.tsx'
import { SafeAnchorButton } from '../../../lib/links/SafeAnchorButton.tsx'
import { NotFoundScreen } from '../../../lib/routing/NotFoundScreen.tsx'
import { usePageTitle } from '../../../lib/routing/page-title.ts'
import { visitorRouteId } from '../../../lib/routing/screen-route.ts'
import { isSignedIn } from '../../../lib/sign-in/sign-in-target.ts'
import { VisitorPage } from '../../../lib/visitor-page/VisitorPage.tsx'
import { issuedOnText } from '@section/domain/credentials/issued-on.ts'
import { CREDENTIAL_NOUNS } from '../credential-texts.ts'
import css from './credential-page.module.css'
import { type PublicCredential, publicCredentialQuery } from './public-credential-query.ts'

/** A credential as everybody sees it who has its address. docs/product/credentials.md#public-pages */
export function CredentialPage() {
  const { credentialId } = useParams({ from: visitorRouteId('credential') })
  const { data } = useSuspenseQuery(publicCredentialQuery(credentialId))
  usePageTitle(data ? `${data.title}, ${data.recipientName}` : undefined)
  // Its owner may switch it off while it is open.
  if (!data) return <NotFoundScreen />
  return (
    <VisitorPage>
      <article className={css.credential}>
        <Picture
          className={css.document}
          src={data.documentImageUrl}
          alt={documentText(data)}
          width={1123}
          height={794}
          fetchPriority="high"
        />
        <Statement credential={data} />
      </article>
      {!isSignedIn() && <Invitation kind={data.kind} />}
    </VisitorPage>
  )
}

/** Returns what the drawn document says. */
function documentText(credential: PublicCredential): string {
  const { kind, title, recipientName, issuerName, issuedOn, courseTitles } = credential
  const courses =
    kind === 'CERTIFICATE' && courseTitles.length > 0 ? ` Courses: ${courseTitles.join(', ')}.` : ''
  return `The ${CREDENTIAL_NOUNS[kind]} “${title}” of ${recipientName}, issued by ${issuerName} on ${issuedOnText(issuedOn)}.${courses}`
}

/** Who earned what, when and by whom it was issued, and for which courses. */
function Statement({ credential }: { credential: PublicCredential }) {
  const { credentialId, kind, title, description, recipientName, issuerName } = credential
  return (
    <div className={css.statement}>
      <p className={css.kind}>{kind === 'BADGE' ? 'Course badge' : 'Certificate'}</p>
      <h1 className={css.title}>{title}</h1>
      <p className={css.recipient}>
        Awarded to <strong>{recipientName}</strong>
      </p>
      {description && <p className={css.description}>{description}</p>}
      <dl className={css.facts}>
        <Fact term="Issued on">
          <time dateTime={credential.issuedOn}>{issuedOnText(credential.issuedOn)}</time>
        </Fact>
        <Fact term="Issued by">{issuerName}</Fact>
        {kind === 'CERTIFICATE' && credential.courseTitles.length > 0 && (
          <Fact term="Courses">
            <ul className={css.courses}>
              {credential.courseTitles.map((course) => (
                <li key={course}>{course}</li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact term="Number">
          <span className={css.number}>{credentialId}</span>
        </Fact>
      </dl>
      <p className={css.checked}>
        <Icon of={IconCircleCheck} size={20} />
        <span>
          Issued by {issuerName}. Checked just now with {config.brandName}’s records.
        </span>
      </p>
      <SafeAnchorButton
        variant="primary"
        icon={<Icon of={IconDownload} />}
        address={credential.downloadUrl}
        download
      >
        Download PDF
      </SafeAnchorButton>
    </div>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A quiet word about the school for visitors. */
function Invitation({ kind }: Pick<PublicCredential, 'kind'>) {
  const text = `What is ${config.brandName}?`
  return (
    <aside className={css.invitation} aria-label={`About ${config.brandName}`}>
      <p>Live courses with others, lessons at your own pace, and {CREDENTIAL_NOUNS[kind]}s like this one.</p>
      {config.marketingUrl ? (
        <AnchorButton href={config.marketingUrl}>{text}</AnchorButton>
      ) : (
        <ButtonLink to={pathTo('signup')}>Join {config.brandName} for free</ButtonLink>
      )}
    </aside>
  )
}
