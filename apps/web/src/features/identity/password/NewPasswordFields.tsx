import { PasswordInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { NewPasswordValues } from '@section/domain/identity/sign-in-forms.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import type { SchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'

interface NewPasswordFieldsProps {
  form: SchemaForm<NewPasswordValues>
  /** The address of the account, shown to the visitor and to password managers. */
  email: string
  /** A checklist that updates while typing, or one sentence after the field has lost the focus. */
  rules: 'checklist' | 'sentence'
  /** Content between the address and the code. */
  children?: ReactNode
}

/** The fields for the mailed code and the new password with its confirmation. */
export function NewPasswordFields({ form, email, rules, children }: NewPasswordFieldsProps) {
  const passwordProps = form.getInputProps('password')
  return (
    <>
      <TextInput label="Email" type="email" name="email" autoComplete="username" value={email} readOnly />
      {children}
      <TextInput
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.getInputProps('code')}
      />
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        {...passwordProps}
        // Only screen readers need the error here, because the checklist below shows it.
        {...(rules === 'checklist' &&
          passwordProps.error && { error: <VisuallyHidden>{passwordProps.error}</VisuallyHidden> })}
      />
      {rules === 'checklist' && <PasswordChecklist password={form.values.password} />}
      <PasswordInput
        label="Confirm password"
        autoComplete="new-password"
        {...form.getInputProps('confirmation')}
      />
    </>
  )
}
