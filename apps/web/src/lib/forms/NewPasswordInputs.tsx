import { PasswordInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { PasswordChecklist } from './PasswordChecklist.tsx'

interface NewPassword {
  password: string
  confirmation: string
}

interface NewPasswordInputsProps {
  form: Pick<UseFormReturnType<NewPassword>, 'getInputProps' | 'values'>
  /** A checklist that updates while typing, or one sentence after the field has lost the focus. */
  rules: 'checklist' | 'sentence'
}

/** The fields for a new password and its confirmation. */
export function NewPasswordInputs({ form, rules }: NewPasswordInputsProps) {
  const passwordProps = form.getInputProps('password')
  return (
    <>
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
