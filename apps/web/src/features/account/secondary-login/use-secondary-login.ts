import { pathTo } from '@section/domain/access/screen-path.ts'
import type { AccountLinkState } from '@section/contract/generated/operations/graphql.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '@section/ui/toast/show-toast.ts'
import { signInFailure } from '../../../lib/sign-in/stored-texts.ts'
import { useStoredValueOnce } from '../../../lib/use-stored-value.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { changeSignIn } from './change-sign-in.ts'
import type { ConfirmationMethod } from './confirm-identity.ts'
import { isConfirmed, type SignInChange, consumeSignInChange } from './pending-change.ts'

/** A change that waits for the confirmation of the member's identity. */
export interface PendingChange {
  readonly change: SignInChange
  readonly confirmation: ConfirmationMethod
}

/** Returns the state of the secondary login and its actions. docs/product/account-settings.md#secondary-login */
export function useSecondaryLogin() {
  const { member } = useSignedIn()
  const [running, setRunning] = useState<SignInChange | null>(null)
  const [pendingChange, setPendingChange] = useState<PendingChange | null>(null)
  // The callback of the provider stores the message of a failure for this page.
  const [failure, setFailure] = useState(useStoredValueOnce(signInFailure))
  const linked = member.alternateSSOEmail

  const run = async (change: SignInChange) => {
    setPendingChange(null)
    setRunning(change)
    setFailure(null)
    const outcome = await changeSignIn(change)
    if (outcome.kind === 'redirected') return
    setRunning(null)
    if (outcome.kind === 'confirm') setPendingChange({ change, confirmation: outcome.confirmation })
    else if (outcome.kind === 'failed') setFailure(outcome.message)
    else showToast({ tone: 'success', message: 'The account is unlinked.' })
  }
  useEffect(() => {
    // The browser may bring the page back as it was left for the provider.
    const comeBack = () => setRunning(null)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  useConfirmedChange(member.userId, (change) => void run(change))
  return {
    state: linkState({ isLinking: running === 'link', failure, linked }),
    busy: running !== null,
    failure,
    /** The address of the linked account. */
    linked,
    pendingChange,
    link: () => void run('link'),
    unlink: () => void run('unlink'),
    continueChange: () => pendingChange && void run(pendingChange.change),
    cancelChange: () => setPendingChange(null),
  }
}

interface Linking {
  readonly isLinking: boolean
  readonly failure: string | null
  readonly linked: string | null
}

function linkState({ isLinking, failure, linked }: Linking): AccountLinkState {
  if (isLinking) return 'PENDING'
  if (failure !== null) return 'ERROR'
  return linked === null ? 'UNLINKED' : 'VERIFIED'
}

/** Continues the change for which the member has just signed in again. */
function useConfirmedChange(userId: string, run: (change: SignInChange) => void): void {
  const navigate = useNavigate()
  const confirmed = isConfirmed(useLocation({ select: ({ searchStr }) => searchStr }))
  const continueChange = useEffectEvent(run)
  useEffect(() => {
    const change = consumeSignInChange(userId)
    if (!confirmed) return
    void navigate({ to: pathTo('accountSettings'), replace: true })
    if (change) continueChange(change)
  }, [confirmed, userId, navigate])
}
