import { TextInput } from '@mantine/core'
import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import css from './login/login-page.module.css'
import { SignInFailure } from './login/SignInFailure.tsx'
import type { EmailForm } from './use-email-form.ts'

/** A field for an e-mail address and a button that is disabled until it is valid. Specification 1, section 5. */
export function EmailFormFields({ form, label, submit }: { form: EmailForm; label: string; submit: string }) {
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <TextInput
        label={label}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={form.email}
        error={form.emailError}
        onChange={(event) => form.change(event.currentTarget.value)}
        onBlur={form.leave}
      />
      <SignInFailure failure={form.failure} />
      <SubmitButton busy={form.busy} disabled={!form.ready}>
        {submit}
      </SubmitButton>
    </form>
  )
}
