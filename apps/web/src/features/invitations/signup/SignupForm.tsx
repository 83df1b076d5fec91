import { TextInput } from '@mantine/core'
import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import { config } from '../../../lib/config.ts'
import { EmailInput } from '../../../lib/forms/EmailInput.tsx'
import css from './signup.module.css'
import type { LimitedSignup } from './use-limited-signup.ts'

interface SignupFormProps {
  readonly signup: LimitedSignup
  readonly failure: string | null
}

/** The form for name and e-mail. */
export function SignupForm({ signup: { form, identity, submit }, failure }: SignupFormProps) {
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.pair}>
        <TextInput label="First name" autoComplete="given-name" {...form.getInputProps('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('lastName')} />
      </div>
      <EmailInput
        label="Email"
        autoComplete="email"
        readOnly={Boolean(identity?.email)}
        {...form.getInputProps('email')}
      />
      <FormError>{failure}</FormError>
      <SubmitButton>Create Account</SubmitButton>
      <p className={css.terms}>
        By creating an account you agree to our <a href={config.termsUrl}>Terms</a>.
      </p>
    </form>
  )
}
