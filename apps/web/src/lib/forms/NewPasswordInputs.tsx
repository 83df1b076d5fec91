import { PasswordInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { PASSWORD_RULES_MESSAGE } from '@section/domain/identity/password-policy.ts'
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
  const breaksRules = passwordProps.error === PASSWORD_RULES_MESSAGE
  return (
    <>
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        {...passwordProps}
        // The checklist says which rules are broken, so that a sentence would only repeat it.
        {...(rules === 'checklist' && {
          error: breaksRules || passwordProps.error,
          description: <PasswordChecklist password={form.values.password} isRefused={breaksRules} />,
          descriptionProps: { component: 'div' },
        })}
      />
      <PasswordInput
        label="Confirm password"
        autoComplete="new-password"
        {...form.getInputProps('confirmation')}
      />
    </>
  )
}
