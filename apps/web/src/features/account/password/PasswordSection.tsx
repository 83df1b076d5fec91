import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { config } from '../../../lib/config.ts'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { lazyDialog } from '../../../lib/loading/lazy-part.tsx'
import { saveSecrets } from '../../../lib/routing/address-secrets.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import css from '../account-settings.module.css'
import { signInsQuery } from '../sign-ins-query.ts'

const ChangePasswordDialog = lazyDialog(() => import('./ChangePasswordDialog.tsx'), 'ChangePasswordDialog')

/** The way to change the password, or to set the first one. docs/product/account-settings.md#password */
export function PasswordSection() {
  const query = useQuery(signInsQuery)
  const { email } = useSignedIn().member
  return (
    <Section title="Password">
      <Card>
        <LoadedPart
          query={query}
          loading="Loading how you sign in"
          problem="How you sign in didn’t load."
          skeleton={<Skeleton height={44} shape="block" />}
        >
          {({ listSignInMethods: methods }) =>
            methods.includes('PASSWORD') ? (
              <WithPassword email={email} />
            ) : (
              <WithoutPassword email={email} isSocial={methods.includes('SOCIAL')} />
            )
          }
        </LoadedPart>
      </Card>
    </Section>
  )
}

function WithPassword({ email }: { readonly email: string }) {
  const [changing, setChanging] = useState(false)
  const close = () => setChanging(false)
  return (
    <div className={css.row}>
      <p className={css.note}>When you change it, all your other devices are signed out.</p>
      <Button onClick={() => setChanging(true)}>Change password</Button>
      {changing && <ChangePasswordDialog email={email} onClose={close} onMissing={close} />}
    </div>
  )
}

interface WithoutPasswordProps {
  readonly email: string
  /** True if the member signs in at the social provider, and false if at an organization. */
  readonly isSocial: boolean
}

function WithoutPassword({ email, isSocial }: WithoutPasswordProps) {
  const way = isSocial ? `with your ${config.social?.name ?? 'social'} account` : 'at your organization'
  return (
    <div className={css.row}>
      <p className={css.note}>
        You sign in {way}, and have no password. To set one we mail a code to {email}; you are then signed out
        everywhere, and sign in with either.
      </p>
      <ButtonLink
        to={pathTo('forgotPassword')}
        // Prefills the form of the next page.
        onClick={() => saveSecrets(pathTo('forgotPassword'), { email })}
      >
        Set a password
      </ButtonLink>
    </div>
  )
}
