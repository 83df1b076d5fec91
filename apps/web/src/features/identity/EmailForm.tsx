import { emailForm } from '@section/domain/identity/sign-in-forms.ts'
import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import { EmailInput } from '../../lib/forms/EmailInput.tsx'
import { useAttempt } from '../../lib/forms/use-attempt.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { signInFailure, typedEmail } from '../../lib/sign-in/stored-texts.ts'
import { useStoredValueOnce } from '../../lib/use-stored-value.ts'
import css from './login/login-page.module.css'
import { SignInFailure } from './login/SignInFailure.tsx'

interface EmailFormProps {
  readonly label: string
  readonly submit: string
  /** The initial address; by default the one that was typed on another sign-in form. */
  readonly email?: string | undefined
  /** Receives the trimmed address. Returns the message of a failure, or null when it has navigated. */
  readonly send: (email: string) => Promise<string | null>
}

/** A form for an e-mail address. */
export function EmailForm({ label, submit, email, send }: EmailFormProps) {
  const form = useSchemaForm({
    schema: emailForm,
    initialValues: { email: email || typedEmail.read() || '' },
    onValuesChange: (values) => typedEmail.write(values.email),
  })
  const { busy, failure, attempt } = useAttempt(useStoredValueOnce(signInFailure))
  return (
    <form
      className={css.form}
      onSubmit={form.onSubmit((values) => attempt(() => send(values.email)))}
      noValidate
    >
      <EmailInput label={label} autoComplete="username" {...form.getInputProps('email')} />
      <SignInFailure failure={failure} />
      <SubmitButton busy={busy}>{submit}</SubmitButton>
    </form>
  )
}
