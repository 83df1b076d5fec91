import { useQuery } from '@tanstack/react-query'
import { IconLink, IconUnlink } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { useState } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { ConfirmDialog } from '@section/ui/dialog/ConfirmDialog.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { lazyDialog } from '../../../lib/loading/lazy-part.tsx'
import css from '../account-settings.module.css'
import { signInsQuery } from '../sign-ins-query.ts'
import { LinkedAccount } from './LinkedAccount.tsx'
import { useSecondaryLogin } from './use-secondary-login.ts'

const ConfirmIdentityDialog = lazyDialog(() => import('./ConfirmIdentityDialog.tsx'), 'ConfirmIdentityDialog')

/** Links, shows and unlinks a social account as a secondary login. docs/product/account-settings.md#secondary-login */
export function SecondaryLogin({ provider }: { provider: string }) {
  const { state, busy, failure, linked, pendingChange, link, unlink, continueChange, cancelChange } =
    useSecondaryLogin()
  const [confirming, setConfirming] = useState(false)
  const hasPassword = useQuery(signInsQuery).data?.listSignInMethods.includes('PASSWORD')
  return (
    <Section
      title="Add secondary login"
      description={`Sign in with your ${provider} account too.${hasPassword ? ' Your password goes on working.' : ''}`}
    >
      <Card>
        <div className={css.row}>
          <LinkedAccount state={state} linked={linked} provider={provider} />
          {linked === null ? (
            <Button icon={<Icon of={IconLink} />} busy={busy} onClick={link}>
              Link {provider} account
            </Button>
          ) : (
            <Button icon={<Icon of={IconUnlink} />} busy={busy} onClick={() => setConfirming(true)}>
              Unlink
            </Button>
          )}
        </div>
        <FormError>{failure}</FormError>
      </Card>
      <ConfirmDialog
        opened={confirming}
        title={`Unlink your ${provider} account?`}
        confirmLabel="Unlink"
        onConfirm={() => {
          setConfirming(false)
          unlink()
        }}
        onCancel={() => setConfirming(false)}
      >
        <p>
          {hasPassword && 'You then sign in with your email and password alone. '}You can link it again at any
          time.
        </p>
      </ConfirmDialog>
      {pendingChange && (
        <ConfirmIdentityDialog
          pending={pendingChange}
          provider={provider}
          onConfirmed={continueChange}
          onCancel={cancelChange}
          onMissing={cancelChange}
        />
      )}
    </Section>
  )
}
