import { useEffect, useRef, useState } from 'react'
import { FormError } from '@section/ui/form/FormError.tsx'
import { Spinner } from '@section/ui/loading/Spinner.tsx'
import { BackToLogin } from '../BackToLogin.tsx'
import { SignedOutPage } from '../SignedOutPage.tsx'
import { startLmsSignIn } from './start-lms-sign-in.ts'

/** Redirects a visitor from a learning-management system to its sign-in. docs/product/federated-sign-in.md#lms-entry */
export function LmsPage() {
  const [failure, setFailure] = useState<string | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const values = new URLSearchParams(location.search).getAll('options')
    void startLmsSignIn(values.length === 1 ? (values[0] ?? null) : null).then(setFailure)
  }, [])
  if (!failure)
    return (
      <SignedOutPage title="One moment" lead="We are taking you to your organization’s sign-in.">
        <Spinner label="Looking up your sign-in" />
      </SignedOutPage>
    )
  return (
    <SignedOutPage title="That didn’t work">
      <FormError>{failure}</FormError>
      <p>Please open the course again from your learning system, or write to Customer Support.</p>
      <BackToLogin />
    </SignedOutPage>
  )
}
