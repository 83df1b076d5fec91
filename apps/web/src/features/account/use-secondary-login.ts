import { pathTo } from '@section/domain/access/screen-path.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '@section/ui/toast/show-toast.ts'
import { signInFailure } from '../../lib/sign-in/stored-texts.ts'
import { useStoredValueOnce } from '../../lib/use-stored-value.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { changeSignIn } from './change-sign-in.ts'
import type { ConfirmationMethod } from './confirm-identity.ts'
import { isConfirmed, type SignInChange, consumeSignInChange } from './pending-change.ts'

/** A change that waits for the confirmation of the member's identity. */
export interface PendingChange {
  readonly change: SignInChange
  readonly confirmation: ConfirmationMethod
}

/** Returns the state of the secondary login and its actions. */
export function useSecondaryLogin() {
  const { member } = useSignedIn()
  const [busy, setBusy] = useState(false)
  const [pendingChange, setPendingChange] = useState<PendingChange | null>(null)
  // The callback of the provider stores the message of a failure for this page.
  const [failure, setFailure] = useState(useStoredValueOnce(signInFailure))

  const run = async (change: SignInChange) => {
    setPendingChange(null)
    setBusy(true)
    setFailure(null)
    const outcome = await changeSignIn(change)
    if (outcome.kind === 'redirected') return
    setBusy(false)
    if (outcome.kind === 'confirm') setPendingChange({ change, confirmation: outcome.confirmation })
    else if (outcome.kind === 'failed') setFailure(outcome.message)
    else showToast({ tone: 'success', message: 'The account is unlinked.' })
  }
  useConfirmedChange(member.userId, (change) => void run(change))
  return {
    busy,
    failure,
    /** The address of the linked account. */
    linked: member.alternateSSOEmail,
    pendingChange,
    link: () => void run('link'),
    unlink: () => void run('unlink'),
    continueChange: () => pendingChange && void run(pendingChange.change),
    cancelChange: () => setPendingChange(null),
  }
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
