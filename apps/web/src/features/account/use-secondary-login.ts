import { useEffect, useState } from 'react'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { showToast } from '@section/ui/toast/toast-queue.ts'
import { forgetFailure, readFailure } from '../../lib/stored-failure.ts'
import { useSignedIn } from '../../lib/viewer.ts'
import { unlinkAccount } from './account-linking.ts'

/** Where the secondary login stands. Specification 1, section 3 (account link states). */
export type SecondaryLogin =
  | { readonly state: 'UNLINKED' | 'PENDING' }
  | { readonly state: 'VERIFIED'; readonly email: string }
  | { readonly state: 'ERROR'; readonly message: string }

/** The state of the secondary login and what can be done about it. Specification 3, section 4 (account linking). */
export function useSecondaryLogin() {
  const { member } = useSignedIn()
  const [pending, setPending] = useState(false)
  // What the way back from the provider left for this page.
  const [failure, setFailure] = useState(readFailure)
  useEffect(forgetFailure, [])

  const link = async () => {
    setPending(true)
    setFailure(null)
    try {
      const { startFederation } = await import('../../lib/sign-in/federation.ts')
      await startFederation({
        context: 'add-secondary-email',
        provider: 'social',
        options: { redirectPath: '/account-settings', errorUrl: '/account-settings' },
      })
    } catch {
      setFailure(SIGN_IN_MESSAGES.notLinked)
      setPending(false)
    }
  }
  const unlink = async () => {
    setPending(true)
    setFailure(null)
    const problem = await unlinkAccount()
    setPending(false)
    if (problem) setFailure(problem)
    else showToast({ tone: 'success', message: 'The account is unlinked.' })
  }
  return {
    login: stateOf(pending, failure, member.alternateSSOEmail),
    linked: member.alternateSSOEmail,
    link,
    unlink,
  }
}

function stateOf(pending: boolean, failure: string | null, linked: string | null): SecondaryLogin {
  if (pending) return { state: 'PENDING' }
  if (failure) return { state: 'ERROR', message: failure }
  return linked ? { state: 'VERIFIED', email: linked } : { state: 'UNLINKED' }
}
