import { PasswordInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import type { NewPasswordForm } from './use-new-password.ts'

interface NewPasswordFieldsProps {
  form: NewPasswordForm
  /** The account, shown for the visitor and for password managers. */
  email: string
  /** A checklist that updates while typing, or a sentence after the field lost focus. */
  rules: 'checklist' | 'sentence'
  /** Content between the address and the code. */
  children?: ReactNode
}

/** The fields for the mailed code and the new password with its confirmation. Specification 1, section 5. */
export function NewPasswordFields({ form, email, rules, children }: NewPasswordFieldsProps) {
  return (
    <>
      <TextInput label="Email" type="email" name="email" autoComplete="username" value={email} readOnly />
      {children}
      <TextInput
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        error={form.errorOf('code')}
        {...form.bind('code')}
      />
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        error={rules === 'sentence' && form.errorOf('password')}
        {...form.bind('password')}
      />
      {rules === 'checklist' && <PasswordChecklist password={form.values.password} />}
      <PasswordInput
        label="Confirm password"
        autoComplete="new-password"
        error={form.errorOf('confirmation')}
        {...form.bind('confirmation')}
      />
    </>
  )
}
