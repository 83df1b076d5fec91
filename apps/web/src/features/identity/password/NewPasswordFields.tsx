import type { ReactNode } from 'react'
import { PasswordField } from '@section/ui/field/PasswordField.tsx'
import { TextField } from '@section/ui/field/TextField.tsx'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import type { NewPasswordForm } from './use-new-password.ts'

interface NewPasswordFieldsProps {
  form: NewPasswordForm
  /** The account: for whoever looks, and for password managers. */
  email: string
  /** A checklist that is ticked while typing, or one sentence once the field was left. */
  rules: 'checklist' | 'sentence'
  /** What comes between the address and the code. */
  children?: ReactNode
}

/** The code from the mail and the new password, typed twice. Specification 1, section 5. */
export function NewPasswordFields({ form, email, rules, children }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField label="Email" type="email" name="email" autoComplete="username" value={email} readOnly />
      {children}
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        error={form.errorOf('code')}
        {...form.bind('code')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        error={rules === 'sentence' && form.errorOf('password')}
        {...form.bind('password')}
      />
      {rules === 'checklist' && <PasswordChecklist password={form.values.password} />}
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={form.errorOf('confirmation')}
        {...form.bind('confirmation')}
      />
    </>
  )
}
