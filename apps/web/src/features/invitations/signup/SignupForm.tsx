import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { signupProblems, type SignupValues } from '@section/domain/invitations/limited-signup-form.ts'
import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import { config } from '../../../lib/config.ts'
import css from './signup.module.css'
import type { LimitedSignup } from './use-limited-signup.ts'

const NOTHING_LEFT: Partial<Record<keyof SignupValues, boolean>> = {}

/** The form for name and e-mail; its button is disabled until both are valid. Specification 1, section 5. */
export function SignupForm({ signup, failure }: { signup: LimitedSignup; failure: string | null }) {
  const [left, setLeft] = useState(NOTHING_LEFT)
  const { values, change, identity } = signup
  const problems = signupProblems(values)
  const ready = Object.keys(problems).length === 0
  const field = (name: keyof SignupValues) => ({
    name,
    value: values[name],
    error: left[name] ? problems[name] : undefined,
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [name]: event.currentTarget.value }),
    onBlur: () => setLeft((current) => ({ ...current, [name]: true })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) signup.submit()
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.pair}>
        <TextInput label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={Boolean(identity?.email)}
        {...field('email')}
      />
      <FormError>{failure}</FormError>
      <SubmitButton disabled={!ready}>Create Account</SubmitButton>
      <p className={css.terms}>
        By creating an account you agree to our <a href={config.termsUrl}>Terms</a>.
      </p>
    </form>
  )
}
