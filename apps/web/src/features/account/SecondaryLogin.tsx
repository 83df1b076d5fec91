import { IconCircleCheck, IconLink, IconUnlink } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { useState } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { ConfirmDialog } from '@section/ui/dialog/ConfirmDialog.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { lazyDialog } from '../../lib/loading/lazy-part.tsx'
import css from './account-settings.module.css'
import { useSecondaryLogin } from './use-secondary-login.ts'

const ConfirmIdentityDialog = lazyDialog(() => import('./ConfirmIdentityDialog.tsx'), 'ConfirmIdentityDialog')

/** Links, shows and unlinks a social account as a secondary login. */
export function SecondaryLogin({ provider }: { provider: string }) {
  const { busy, failure, linked, pendingChange, link, unlink, continueChange, cancelChange } =
    useSecondaryLogin()
  const [confirming, setConfirming] = useState(false)
  return (
    <Section
      title="Add secondary login"
      description={`Sign in with your ${provider} account too. Your password goes on working.`}
    >
      <Card>
        <div className={css.row}>
          {linked ? (
            <p className={css.linked}>
              <Icon of={IconCircleCheck} size={20} />
              <span>
                <strong>{linked}</strong>
                <br />
                <span className={css.note}>Linked {provider} account</span>
              </span>
            </p>
          ) : (
            <p className={css.note}>No {provider} account is linked.</p>
          )}
          {linked ? (
            <Button icon={<Icon of={IconUnlink} />} busy={busy} onClick={() => setConfirming(true)}>
              Unlink
            </Button>
          ) : (
            <Button variant="primary" icon={<Icon of={IconLink} />} busy={busy} onClick={link}>
              Link {provider} account
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
        <p>You then sign in with your e-mail and password alone. You can link it again at any time.</p>
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
