import { PasswordInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import { EmailInput } from '../../../lib/forms/EmailInput.tsx'
import css from './login-page.module.css'
import { SignInFailure } from './SignInFailure.tsx'
import type { Login } from './use-login.ts'

/** The form for e-mail and password. */
export function LoginForm({ login: { form, busy, failure, submit } }: { login: Login }) {
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <EmailInput label="Email" autoComplete="username" {...form.getInputProps('email')} />
      <div className={css.withLink}>
        <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
        <Link className={css.smallLink} to={pathTo('forgotPassword')} search={true}>
          Forgot your password
        </Link>
      </div>
      <SignInFailure failure={failure} />
      <SubmitButton busy={busy}>Log in</SubmitButton>
    </form>
  )
}
