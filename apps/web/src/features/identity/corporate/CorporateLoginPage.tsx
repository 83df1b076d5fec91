import { BackToLogin } from '../BackToLogin.tsx'
import { EmailFormFields } from '../EmailFormFields.tsx'
import { SignedOutPage } from '../SignedOutPage.tsx'
import { useEmailForm } from '../use-email-form.ts'
import { signInFailure } from '../../../lib/session/stored-texts.ts'
import { useStoredValueOnce } from '../../../lib/stored-value.ts'
import { startCorporateSignIn } from './corporate-login.ts'

/** Finds the visitor's employer by their address and signs in there. Specification 1, sections 2.3, 5 and 8. */
export function CorporateLoginPage() {
  const failure = useStoredValueOnce(signInFailure)
  const form = useEmailForm(startCorporateSignIn, { failure })
  return (
    <SignedOutPage
      title="Corporate Login"
      lead="Enter your work email and sign in with your employer’s single sign-on."
    >
      <EmailFormFields form={form} label="Work email" submit="Continue" />
      <BackToLogin />
    </SignedOutPage>
  )
}
