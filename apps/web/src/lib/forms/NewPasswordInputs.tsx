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
  /** True where a password that breaks the rules is also refused in one sentence. */
  isRefusedInWords?: boolean
}

/** The fields for a new password, whose rules stand below it and are ticked while typing, and its confirmation. */
export function NewPasswordInputs({ form, isRefusedInWords = false }: NewPasswordInputsProps) {
  const passwordProps = form.getInputProps('password')
  const breaksRules = passwordProps.error === PASSWORD_RULES_MESSAGE
  return (
    <>
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        {...passwordProps}
        // The checklist says which rules are broken already.
        error={(breaksRules && !isRefusedInWords) || passwordProps.error}
        description={<PasswordChecklist password={form.values.password} isRefused={breaksRules} />}
        descriptionProps={{ component: 'div' }}
      />
      <PasswordInput
        label="Confirm password"
        autoComplete="new-password"
        {...form.getInputProps('confirmation')}
      />
    </>
  )
}
