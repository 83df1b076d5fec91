import { PasswordInput, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import css from './login-page.module.css'
import { SignInFailure } from './SignInFailure.tsx'
import type { Login } from './use-login.ts'

/** The form for e-mail and password; its button is disabled until both are valid. Specification 1, section 5. */
export function LoginForm({ login }: { login: Login }) {
  const { values, change } = login
  return (
    <form className={css.form} onSubmit={login.submit} noValidate>
      <TextInput
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        error={login.emailError}
        onChange={(event) => change({ email: event.currentTarget.value })}
        onBlur={login.leaveEmail}
      />
      <div className={css.withLink}>
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          value={values.password}
          onChange={(event) => change({ password: event.currentTarget.value })}
        />
        <Link className={css.smallLink} to={pathTo('forgotPassword')} search={true}>
          Forgot your password
        </Link>
      </div>
      <SignInFailure failure={login.failure} />
      <SubmitButton busy={login.busy} disabled={!login.ready}>
        Log in
      </SubmitButton>
    </form>
  )
}
