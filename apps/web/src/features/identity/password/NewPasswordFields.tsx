import { TextInput } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import type { NewPasswordValues } from '@section/domain/identity/sign-in-forms.ts'
import { NewPasswordInputs } from '../../../lib/forms/NewPasswordInputs.tsx'
import type { SchemaForm } from '../../../lib/forms/use-schema-form.ts'

interface NewPasswordFieldsProps extends Omit<ComponentProps<typeof NewPasswordInputs>, 'form'> {
  form: SchemaForm<NewPasswordValues>
  /** The address of the account, shown to the visitor and to password managers. */
  email: string
  /** Content between the address and the code. */
  children?: ReactNode
}

/** The fields for the mailed code and the new password with its confirmation. */
export function NewPasswordFields({ form, email, children, ...inputs }: NewPasswordFieldsProps) {
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
      <NewPasswordInputs form={form} {...inputs} />
    </>
  )
}
