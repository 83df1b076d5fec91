import { IconCircleCheck, IconLink, IconUnlink } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { ConfirmDialog } from '@section/ui/dialog/ConfirmDialog.tsx'
import { FormError } from '@section/ui/field/FormError.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { lazyDialog } from '../../lib/routing/lazy-part.tsx'
import css from './account-settings.module.css'
import { useSecondaryLogin } from './use-secondary-login.ts'

const ConfirmIdentityDialog = lazyDialog(
  async () => (await import('./ConfirmIdentityDialog.tsx')).ConfirmIdentityDialog,
)

/** A social account as a second way in: link it, see it, unlink it. Specification 3, sections 2 and 4. */
export function SecondaryLogin({ provider }: { provider: string }) {
  const { login, linked, waiting, link, unlink, goOn, giveUp } = useSecondaryLogin()
  const [asking, setAsking] = useState(false)
  const busy = login.state === 'PENDING'
  return (
    <Section
      title="Add secondary login"
      description={`Sign in with your ${provider} account too. Your password goes on working.`}
    >
      <Card>
        <div className={css.row}>
          {linked ? (
            <p className={css.linked}>
              <IconCircleCheck size={20} stroke={1.75} aria-hidden />
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
            <Button
              icon={<IconUnlink size={18} stroke={1.75} aria-hidden />}
              busy={busy}
              onClick={() => setAsking(true)}
            >
              Unlink
            </Button>
          ) : (
            <Button
              variant="primary"
              icon={<IconLink size={18} stroke={1.75} aria-hidden />}
              busy={busy}
              onClick={link}
            >
              Link {provider} account
            </Button>
          )}
        </div>
        <FormError>{login.state === 'ERROR' ? login.message : null}</FormError>
      </Card>
      <ConfirmDialog
        opened={asking}
        title={`Unlink your ${provider} account?`}
        confirmLabel="Unlink"
        onConfirm={() => {
          setAsking(false)
          unlink()
        }}
        onCancel={() => setAsking(false)}
      >
        <p>You then sign in with your e-mail and password alone. You can link it again at any time.</p>
      </ConfirmDialog>
      {waiting && (
        <ConfirmIdentityDialog
          waiting={waiting}
          provider={provider}
          onConfirmed={goOn}
          onCancel={giveUp}
          onMissing={giveUp}
        />
      )}
    </Section>
  )
}
