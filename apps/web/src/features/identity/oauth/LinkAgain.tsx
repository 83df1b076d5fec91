import { PasswordInput } from '@mantine/core'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { passwordForm } from '@section/domain/identity/sign-in-forms.ts'
import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import { config } from '../../../lib/config.ts'
import { useAttempt } from '../../../lib/forms/use-attempt.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { readClaims } from '../../../lib/sign-in/tokens.ts'
import { BackToLogin } from '../BackToLogin.tsx'
import css from '../login/login-page.module.css'
import { SignedOutPage } from '../SignedOutPage.tsx'
import type { UnlinkedSignIn } from './complete-sign-in.ts'
import { linkAgain } from './link-again.ts'

interface LinkAgainProps {
  readonly signIn: UnlinkedSignIn
  /** Opens another site of the school, which needs a one-time code. */
  readonly openSite: (url: string) => void
}

/**
 * Asks for the password of a member who signed in with a social account that they have unlinked.
 * docs/product/federated-sign-in.md#an-account-that-was-unlinked
 */
export function LinkAgain({ signIn, openSite }: LinkAgainProps) {
  const provider = config.social?.name ?? 'social'
  const { email } = readClaims(signIn.tokens.id_token)
  const account = typeof email === 'string' ? email : 'it'
  const hasPassword = signIn.by === 'password'
  const nextStep = hasPassword
    ? `Enter your ${config.brandName} password to link it again and log in.`
    : 'Log in the way you usually do. You can link it again in your account settings.'
  return (
    <SignedOutPage
      title={`Your ${provider} account is not linked`}
      lead={`You unlinked ${account} from your ${config.brandName} account. ${nextStep}`}
    >
      {hasPassword && <PasswordForm signIn={signIn} openSite={openSite} />}
      <BackToLogin />
    </SignedOutPage>
  )
}

function PasswordForm({ signIn, openSite }: LinkAgainProps) {
  const navigate = useNavigate()
  const form = useSchemaForm({ schema: passwordForm, initialValues: { password: '' } })
  const { busy, failure, attempt } = useAttempt()
  const openPath = (href: string) => void navigate({ href, replace: true })
  const submit = form.onSubmit(({ password }) =>
    attempt(() => linkAgain(signIn, password, { openPath, openSite })),
  )
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.withLink}>
        <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
        <Link to={pathTo('forgotPassword')} className={css.smallLink}>
          Forgot your password
        </Link>
      </div>
      <FormError>{failure}</FormError>
      <SubmitButton busy={busy}>Link and log in</SubmitButton>
    </form>
  )
}
