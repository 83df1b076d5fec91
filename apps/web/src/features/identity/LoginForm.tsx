import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import { FormError } from '@section/ui/field/FormError.tsx'
import { PasswordField } from '@section/ui/field/PasswordField.tsx'
import { TextField } from '@section/ui/field/TextField.tsx'
import type { RenderLink } from '@section/ui/link/render-link.tsx'
import css from './login-page.module.css'
import type { Login } from './use-login.ts'

/** The two fields and their button, disabled until valid. Specification 1, section 5. */
export function LoginForm({ login, forgotPassword }: { login: Login; forgotPassword: RenderLink }) {
  const { values, change } = login
  return (
    // Drawn ahead of every script it must not go to an address with the password in it: outside of a dialog this method goes nowhere.
    <form className={css.form} method="dialog" onSubmit={login.submit} noValidate>
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
        {forgotPassword({ className: css.smallLink ?? '', children: 'Forgot your password' })}
      </div>
      <FormError>{login.failure}</FormError>
      <SubmitButton busy={login.busy} disabled={!login.ready}>
        Log in
      </SubmitButton>
    </form>
  )
}
