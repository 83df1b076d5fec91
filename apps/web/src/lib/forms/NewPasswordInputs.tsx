import { PasswordInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
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
  const isRefused = Boolean(passwordProps.error)
  return (
    <>
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        {...passwordProps}
        // The checklist says what is wrong, so that a sentence would only repeat it.
        {...(rules === 'checklist' && {
          error: isRefused,
          description: <PasswordChecklist password={form.values.password} isRefused={isRefused} />,
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
