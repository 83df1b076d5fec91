import { PasswordInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import css from './account-settings.module.css'
import { CONFIRMATION_FAILED, confirmAtProvider, confirmWithPassword } from './confirm-identity.ts'
import type { PendingChange } from './use-secondary-login.ts'

interface ConfirmIdentityDialogProps {
  readonly pending: PendingChange
  /** Name of the social provider. */
  readonly provider: string
  readonly onConfirmed: () => void
  readonly onCancel: () => void
}

/** Asks a member whose sign-in is old to confirm their identity before a change of their login. Threat T-A9. */
export function ConfirmIdentityDialog({
  pending: { change, confirmation },
  provider,
  onConfirmed,
  onCancel,
}: ConfirmIdentityDialogProps) {
  const form = useId()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const confirm = async () => {
    if (confirmation.by === 'password') {
      const problem = await confirmWithPassword(password)
      if (!problem) return onConfirmed()
      setFailure(problem)
      return setBusy(false)
    }
    try {
      await confirmAtProvider(confirmation, change)
    } catch {
      setFailure(CONFIRMATION_FAILED)
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || (confirmation.by === 'password' && password === '')) return
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
            disabled={confirmation.by === 'password' && password === ''}
          >
            {confirmation.by === 'password' ? 'Confirm' : 'Sign in again'}
          </Button>
        </>
      }
    >
      <form id={form} className={css.confirm} onSubmit={submit} noValidate>
        <p>{TEXTS[confirmation.by](provider)}</p>
        {confirmation.by === 'password' && (
          <PasswordInput
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

const TEXTS = {
  password: () => 'You signed in some time ago. Enter your password before you change how you sign in.',
  social: (provider: string) =>
    `You signed in some time ago. Sign in with your ${provider} account once more, and we go on from here.`,
  realm: () => 'You signed in some time ago. Sign in with your employer once more, and we go on from here.',
}
