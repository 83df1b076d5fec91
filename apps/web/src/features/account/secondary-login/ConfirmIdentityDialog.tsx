import { PasswordInput } from '@mantine/core'
import { useId } from 'react'
import { passwordForm } from '@section/domain/identity/sign-in-forms.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import { useAttempt } from '../../../lib/forms/use-attempt.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import css from './secondary-login.module.css'
import { confirmAtProvider, confirmWithPassword } from './confirm-identity.ts'
import type { PendingChange } from './use-secondary-login.ts'

interface ConfirmIdentityDialogProps {
  readonly pending: PendingChange
  /** The name of the social provider. */
  readonly provider: string
  readonly onConfirmed: () => void
  readonly onCancel: () => void
}

/**
 * Asks a member who authenticated some time ago to confirm their identity before they change how they sign in.
 * docs/product/account-settings.md#identity-confirmation
 */
export function ConfirmIdentityDialog({
  pending: { change, confirmation },
  provider,
  onConfirmed,
  onCancel,
}: ConfirmIdentityDialogProps) {
  const formId = useId()
  const form = useSchemaForm({ schema: passwordForm, initialValues: { password: '' } })
  const { busy, failure, attempt } = useAttempt()

  const confirm = async (password: string) => {
    const problem = await confirmWithPassword(password)
    if (!problem) onConfirmed()
    return problem
  }
  return (
    <Dialog
      opened
      onClose={onCancel}
      title="Please confirm that it is you"
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          {confirmation.by === 'password' ? (
            <Button type="submit" form={formId} variant="primary" busy={busy}>
              Confirm
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={busy}
              onClick={() => void attempt(() => confirmAtProvider(confirmation, change))}
            >
              Sign in again
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        className={css.confirm}
        onSubmit={form.onSubmit(({ password }) => attempt(() => confirm(password)))}
        noValidate
      >
        <p>{TEXTS[confirmation.by](provider)}</p>
        {confirmation.by === 'password' && (
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps('password')}
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
  realm: () =>
    'You signed in some time ago. Sign in with your organization once more, and we go on from here.',
}
