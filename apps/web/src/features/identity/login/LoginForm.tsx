import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import { PasswordField } from '@section/ui/field/PasswordField.tsx'
import { TextField } from '@section/ui/field/TextField.tsx'
import type { RenderLink } from '@section/ui/link/render-link.tsx'
import css from './login-page.module.css'
import { SignInFailure } from './SignInFailure.tsx'
import type { Login } from './use-login.ts'

/** The links in the form. */
export interface LoginFormLinks {
  readonly forgotPassword: RenderLink
  readonly signUp: RenderLink
}

/** The form for e-mail and password; its button is disabled until both are valid. Specification 1, section 5. */
export function LoginForm({ login, links }: { login: Login; links: LoginFormLinks }) {
  const { values, change } = login
  return (
    <form className={css.form} onSubmit={login.submit} noValidate>
      <TextField
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
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={values.password}
          onChange={(event) => change({ password: event.currentTarget.value })}
        />
        {links.forgotPassword({ className: css.smallLink ?? '', children: 'Forgot your password' })}
      </div>
      <SignInFailure failure={login.failure} signUp={links.signUp} />
      <SubmitButton busy={login.busy} disabled={!login.ready}>
        Log in
      </SubmitButton>
    </form>
  )
}
