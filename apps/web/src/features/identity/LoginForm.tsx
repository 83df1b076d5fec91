import { FormError } from '@section/ui/field/FormError.tsx'
import { PasswordField } from '@section/ui/field/PasswordField.tsx'
import { TextField } from '@section/ui/field/TextField.tsx'
import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import css from './login-page.module.css'
import type { Login } from './use-login.ts'

/** The two fields and their button, disabled until valid. Specification 1, section 5. */
export function LoginForm({ login: { form, busy, failure, submit } }: { login: Login }) {
  const ready = form.isValid() && form.values.password !== ''
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('email')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
      <FormError>{failure}</FormError>
      <SubmitButton busy={busy} disabled={!ready}>
        Log in
      </SubmitButton>
    </form>
  )
}
