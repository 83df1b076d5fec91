import { pathTo } from '@section/domain/access/screen-path.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { showToast } from '@section/ui/toast/toast-queue.ts'
import { signInFailure } from '../../lib/session/stored-texts.ts'
import { useStoredValueOnce } from '../../lib/stored-value.ts'
import { useSignedIn } from '../../lib/session/viewer.ts'
import { changeSignIn } from './change-sign-in.ts'
import type { Confirmation } from './confirm-identity.ts'
import { isConfirmed, type SignInChange, consumeSignInChange } from './waiting-change.ts'

/** Where the secondary login stands. Specification 1, section 3 (account link states). */
export type SecondaryLogin =
  | { readonly state: 'UNLINKED' | 'PENDING' }
  | { readonly state: 'VERIFIED'; readonly email: string }
  | { readonly state: 'ERROR'; readonly message: string }

/** A change that waits until the member has proved that it is still them. */
export interface WaitingChange {
  readonly change: SignInChange
  readonly how: Confirmation
}

/** The state of the secondary login and what can be done about it. Specification 3, section 4 (account linking). */
export function useSecondaryLogin() {
  const { member } = useSignedIn()
  const [pending, setPending] = useState(false)
  const [waiting, setWaiting] = useState<WaitingChange | null>(null)
  // What the way back from the provider left for this page.
  const [failure, setFailure] = useState(useStoredValueOnce(signInFailure))

  const go = async (change: SignInChange) => {
    setWaiting(null)
    setPending(true)
    setFailure(null)
    const outcome = await changeSignIn(change)
    if (outcome.kind === 'left') return
    setPending(false)
    if (outcome.kind === 'confirm') setWaiting({ change, how: outcome.how })
    else if (outcome.kind === 'failed') setFailure(outcome.message)
    else showToast({ tone: 'success', message: 'The account is unlinked.' })
  }
  useConfirmedChange(member.userId, (change) => void go(change))
  return {
    login: stateOf(pending, failure, member.alternateSSOEmail),
    linked: member.alternateSSOEmail,
    waiting,
    link: () => void go('link'),
    unlink: () => void go('unlink'),
    goOn: () => waiting && void go(waiting.change),
    giveUp: () => setWaiting(null),
  }
}

/** Goes on with the change for whose sake the member has just signed in again. */
function useConfirmedChange(userId: string, goOn: (change: SignInChange) => void): void {
  const navigate = useNavigate()
  const confirmed = isConfirmed(useLocation({ select: ({ searchStr }) => searchStr }))
  const latest = useRef(goOn)
  useEffect(() => {
    latest.current = goOn
  })
  useEffect(() => {
    const change = consumeSignInChange(userId)
    if (!confirmed) return
    void navigate({ to: pathTo('accountSettings'), replace: true })
    if (change) latest.current(change)
  }, [confirmed, userId, navigate])
}

function stateOf(pending: boolean, failure: string | null, linked: string | null): SecondaryLogin {
  if (pending) return { state: 'PENDING' }
  if (failure) return { state: 'ERROR', message: failure }
  return linked ? { state: 'VERIFIED', email: linked } : { state: 'UNLINKED' }
}
