import { type FormEvent, useId, useState } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { FormError } from '@section/ui/field/FormError.tsx'
import { PasswordField } from '@section/ui/field/PasswordField.tsx'
import css from './account-settings.module.css'
import { CONFIRMATION_FAILED, confirmAtProvider, confirmWithPassword } from './confirm-identity.ts'
import type { WaitingChange } from './use-secondary-login.ts'

interface ConfirmIdentityDialogProps {
  readonly waiting: WaitingChange
  /** Name of the social provider. */
  readonly provider: string
  readonly onConfirmed: () => void
  readonly onCancel: () => void
}

/** Who signed in some time ago proves that it is still them, before how they sign in is changed. Threat T-A9. */
export function ConfirmIdentityDialog({
  waiting: { change, how },
  provider,
  onConfirmed,
  onCancel,
}: ConfirmIdentityDialogProps) {
  const form = useId()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const confirm = async () => {
    if (how.by === 'password') {
      const problem = await confirmWithPassword(password)
      if (!problem) return onConfirmed()
      setFailure(problem)
      return setBusy(false)
    }
    try {
      await confirmAtProvider(how, change)
    } catch {
      setFailure(CONFIRMATION_FAILED)
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || (how.by === 'password' && password === '')) return
    setBusy(true)
    setFailure(null)
    void confirm()
  }
  return (
    <Dialog
      opened
      onClose={onCancel}
      title="Please confirm that it is you"
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={busy}
            disabled={how.by === 'password' && password === ''}
          >
            {how.by === 'password' ? 'Confirm' : 'Sign in again'}
          </Button>
        </>
      }
    >
      <form id={form} className={css.confirm} onSubmit={submit} noValidate>
        <p>{WORDS[how.by](provider)}</p>
        {how.by === 'password' && (
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            data-autofocus
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        <FormError>{failure}</FormError>
      </form>
    </Dialog>
  )
}

const WORDS = {
  password: () => 'You signed in some time ago. Enter your password before you change how you sign in.',
  social: (provider: string) =>
    `You signed in some time ago. Sign in with your ${provider} account once more, and we go on from here.`,
  realm: () => 'You signed in some time ago. Sign in with your employer once more, and we go on from here.',
}
