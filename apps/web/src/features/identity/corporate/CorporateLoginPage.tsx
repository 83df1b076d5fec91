import { BackToLogin } from '../BackToLogin.tsx'
import { EmailForm } from '../EmailForm.tsx'
import { SignedOutPage } from '../SignedOutPage.tsx'
import { startCorporateSignIn } from './corporate-login.ts'

/** Finds the visitor's employer by their address and signs in there. Specification 1, sections 2.3, 5 and 8. */
export function CorporateLoginPage() {
  return (
    <SignedOutPage
      title="Corporate Login"
      lead="Enter your work email and sign in with your employer’s single sign-on."
    >
      <EmailForm label="Work email" submit="Continue" send={startCorporateSignIn} />
      <BackToLogin />
    </SignedOutPage>
  )
}
