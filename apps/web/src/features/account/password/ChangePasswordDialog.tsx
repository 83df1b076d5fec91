import { PasswordInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { type ChangePasswordValues, changePasswordForm } from '@section/domain/identity/sign-in-forms.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import { showToast } from '@section/ui/toast/show-toast.ts'
import { NewPasswordInputs } from '../../../lib/forms/NewPasswordInputs.tsx'
import { useAttempt } from '../../../lib/forms/use-attempt.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { signInsQuery } from '../sign-ins-query.ts'
import { changePassword } from './change-password.ts'
import css from './password.module.css'

interface ChangePasswordDialogProps {
  /** The address of the account, under which password managers keep the new password. */
  readonly email: string
  readonly onClose: () => void
}

/** Changes the password of a member who knows the current one. docs/product/passwords.md#changing-a-password */
export function ChangePasswordDialog({ email, onClose }: ChangePasswordDialogProps) {
  const formId = useId()
  const queryClient = useQueryClient()
  const form = useSchemaForm({
    schema: changePasswordForm,
    initialValues: { current: '', password: '', confirmation: '' },
  })
  const { busy, failure, attempt } = useAttempt()

  const change = async ({ current, password }: ChangePasswordValues) => {
    const problem = await changePassword(current, password)
    if (problem?.isCurrentWrong) {
      form.setFieldError('current', problem.message)
      form.getInputNode('current')?.focus()
      return ''
    }
    if (problem) return problem.message
    showToast({
      tone: 'success',
      message: 'Your password has been changed. All other devices are signed out.',
    })
    void queryClient.invalidateQueries({ queryKey: signInsQuery.queryKey })
    onClose()
    return null
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Change password"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            Change password
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css.form}
        onSubmit={form.onSubmit((values) => attempt(() => change(values)))}
        noValidate
      >
        <input hidden name="email" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('current')}
        />
        <NewPasswordInputs form={form} />
        <FormError>{failure}</FormError>
      </form>
    </Dialog>
  )
}
