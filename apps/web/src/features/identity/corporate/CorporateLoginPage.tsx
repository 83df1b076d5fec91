import { useEffect, useRef, useState } from 'react'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import { signInFailure } from '../../../lib/sign-in/stored-texts.ts'
import { BackToLogin } from '../BackToLogin.tsx'
import { EmailForm } from '../EmailForm.tsx'
import { SignedOutPage } from '../SignedOutPage.tsx'
import { startCorporateSignIn, startRealmSignIn } from './corporate-login.ts'

/**
 * Finds the visitor's employer by their email address and signs them in there. With `?realm=` in the page's address the
 * sign-in begins at once, because a tile of an employer's portal leads here.
 * docs/product/federated-sign-in.md#corporate-login
 */
export function CorporateLoginPage() {
  const [realm, setRealm] = useState(() => new URLSearchParams(location.search).get('realm'))
  const begun = useRef(false)
  useEffect(() => {
    if (!realm || begun.current) return
    begun.current = true
    const start = async () => {
      const failure = await startRealmSignIn(realm)
      if (failure === null) return
      signInFailure.write(failure)
      setRealm(null)
    }
    void start()
  }, [realm])
  if (realm)
    return (
      <SignedOutPage title="One moment" lead="We are taking you to your employer’s sign-in.">
        <Spinner label="Opening your employer’s sign-in" />
      </SignedOutPage>
    )
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
