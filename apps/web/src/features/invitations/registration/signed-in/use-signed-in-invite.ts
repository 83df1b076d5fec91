import { useEffect, useRef, useState } from 'react'
import { passProblem } from '@section/domain/invitations/passes/pass-problem.ts'
import { showToast } from '@section/ui/toast/show-toast.ts'
import { readCookie } from '../../../../lib/sign-in/sign-in-cookies.ts'
import { SignInEnded } from '../../../../lib/graphql/graphql-client.ts'
import { lookupPassActivation } from '../confirmation/activation-link.ts'
import { problemOf, type RegistrationProblem } from '../confirmation/finish-registration.ts'
import type { OpenPass } from '../open-pass.ts'
import { processPassExtras } from '../confirmation/pass-extras.ts'

/** The steps of adding an invitation to a membership. */
type SignedInStep =
  | { kind: 'adding' }
  | { kind: 'code'; failure: string | null }
  | { kind: 'stay-tuned' }
  | { kind: 'done' }
  | RegistrationProblem

/**
 * Adds a pass to the member unless they have it already; a pass with a redemption code asks for it first. `onAdded` is
 * awaited once the membership may have changed.
 */
export function useSignedInInvite(
  code: string,
  pass: OpenPass,
  problem: RegistrationProblem['problem'] | null,
  onAdded: () => Promise<void>,
) {
  const [step, setStep] = useState<SignedInStep>({ kind: 'adding' })
  const userId = readCookie('user_id') ?? ''

  const add = async (redemptionCode: string | undefined) => {
    setStep({ kind: 'adding' })
    const { success, error } = await processPassExtras(userId, code, redemptionCode)
    const refusal = error ? passProblem(error.code) : null
    if (refusal === 'redemption-code')
      return setStep({ kind: 'code', failure: error?.message ?? 'Invalid redemption code.' })
    if (error?.code === 'LIMIT_EXCEEDED' && redemptionCode !== undefined)
      return setStep({ kind: 'code', failure: error.message })
    // The member already has everything that the pass grants.
    if (error?.code === 'PASS_GRANTS_NOTHING') showToast({ tone: 'info', message: error.message })
    else if (!success)
      return setStep({ kind: 'problem', problem: refusal ?? 'invalid', message: error?.message ?? null })
    else showToast({ tone: 'success', message: 'Your invitation has been added to your membership.' })
    const { showStayTuned } = await lookupPassActivation({ userId, shortCode: code })
    return finish(showStayTuned)
  }
  const finish = async (showStayTuned: boolean) => {
    await onAdded()
    setStep({ kind: showStayTuned ? 'stay-tuned' : 'done' })
  }
  const open = async () => {
    const activation = await lookupPassActivation({ userId, shortCode: code })
    if (activation.success) return finish(activation.showStayTuned)
    if (problem) return setStep({ kind: 'problem', problem, message: null })
    if (pass.hasRedemptionCode) return setStep({ kind: 'code', failure: null })
    return add(undefined)
  }
  const attempt = (work: Promise<void>) =>
    void work.catch((error: unknown) => {
      // The page navigates to login.
      if (!(error instanceof SignInEnded)) setStep(problemOf(error, null))
    })
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    attempt(open())
  })
  return { step, addWithCode: (redemptionCode: string) => attempt(add(redemptionCode)) }
}
