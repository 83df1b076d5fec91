import { useEffect, useRef, useState } from 'react'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import type { PassProblem } from '@section/domain/invitations/passes/pass-problem.ts'
import {
  isRegistrationComplete,
  type RegistrationPass,
  type RegistrationValues,
} from '@section/domain/invitations/pass-registration-form.ts'
import { type PendingIdentity, pendingIdentity } from '../../../lib/sign-in/pending-identity.ts'
import { signInFailure } from '../../../lib/session/stored-texts.ts'
import { useStoredValueOnce } from '../../../lib/stored-value.ts'
import { deleteSocialRun, canRunSocially, recordSocialRun } from '../social-registration.ts'
import { startInviterSignIn } from './corporate-sign-in.ts'
import { finishRegistration, problemOf, type RegistrationEnd } from './finish-registration.ts'
import { consumeDraft, saveDraft } from './registration-draft.ts'

type Confirmed = Extract<RegistrationEnd, { kind: 'confirmed' }>

/** The steps of a registration. Specification 1, section 4 (pass registration). */
type RegistrationStep =
  | { kind: 'form' }
  /** `created` is true once the account exists and its link is polled. */
  | { kind: 'registering'; created: boolean }
  | { kind: 'problem'; problem: PassProblem; message: string | null }
  | Confirmed

export interface Registration {
  step: RegistrationStep
  values: RegistrationValues
  /** The corporate identity that registers, if one does. */
  identity: PendingIdentity | null
  /** True when the form continues with the employer's sign-in. */
  needsSignIn: boolean
  busy: boolean
  failure: string | null
  codeFailure: string | null
  change: (values: Partial<RegistrationValues>) => void
  submit: () => void
  backToForm: () => void
}

/** Returns the registration with a pass; `redirectPath` is the new member's target. */
export function useRegistration(
  code: string,
  pass: RegistrationPass & { usesSSO: boolean },
  redirectPath: string | null,
): Registration {
  const [identity, setIdentity] = useState(() => identityFor(code))
  const [draft] = useState(() => consumeDraft(code))
  const [values, setValues] = useState(() => firstValues(identity, draft))
  // After the employer's sign-in a complete form is sent by itself.
  const [sendsAutomatically] = useState(
    () =>
      identity !== null &&
      draft !== null &&
      isRegistrationComplete(pass, values) &&
      canRunSocially('pass-registration', Date.now()),
  )
  const [step, setStep] = useState<RegistrationStep>(
    sendsAutomatically ? { kind: 'registering', created: false } : { kind: 'form' },
  )
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState(useStoredValueOnce(signInFailure))
  const [codeFailure, setCodeFailure] = useState<string | null>(null)
  const needsSignIn = pass.usesSSO && identity === null

  const end = (outcome: RegistrationEnd) => {
    if (outcome.kind === 'problem') deleteSocialRun('pass-registration')
    if (outcome.kind === 'problem' && outcome.needsOtherIdentity) {
      pendingIdentity.remove()
      setIdentity(null)
    }
    const formMessage = outcome.kind === 'problem' ? formMessageOf(outcome) : null
    if (!formMessage) return setStep(outcome)
    setStep({ kind: 'form' })
    if (outcome.kind === 'problem' && outcome.problem === 'redemption-code') setCodeFailure(formMessage)
    else setFailure(formMessage)
  }
  const send = async () => {
    try {
      const onCreated = () => setStep({ kind: 'registering', created: true })
      end(await finishRegistration({ code, values, identity, redirectPath }, onCreated))
    } catch (error) {
      end(problemOf(error, identity))
    }
  }
  const register = () => {
    setFailure(null)
    setCodeFailure(null)
    setStep({ kind: 'registering', created: false })
    void send()
  }
  const signIn = async () => {
    setBusy(true)
    setFailure(null)
    saveDraft(code, values)
    const problem = await startInviterSignIn(code, redirectPath)
    if (problem === null) return
    setBusy(false)
    setFailure(problem)
  }
  const sent = useRef(false)
  useEffect(() => {
    if (!sendsAutomatically || sent.current) return
    sent.current = true
    recordSocialRun('pass-registration', Date.now())
    void send()
  })
  return {
    step,
    values,
    identity,
    needsSignIn,
    busy,
    failure,
    codeFailure,
    change: (changed) => {
      setCodeFailure(null)
      setValues((current) => ({ ...current, ...changed }))
    },
    submit: () => (needsSignIn ? void signIn() : register()),
    backToForm: () => setStep({ kind: 'form' }),
  }
}

const EMPTY: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  jobTitle: '',
  jobLevel: '',
  companyNumberOfEmployees: '',
  phone: '',
  redemptionCode: '',
  extra: {},
}

function firstValues(identity: PendingIdentity | null, draft: RegistrationValues | null): RegistrationValues {
  if (!identity) return draft ?? EMPTY
  const { email, firstName, lastName } = identity
  return draft ? { ...draft, email: email || draft.email } : { ...EMPTY, email, firstName, lastName }
}

function identityFor(code: string): PendingIdentity | null {
  const identity = pendingIdentity.read()
  if (!identity || identity.context === 'limited-signup') return null
  const { inviteCode, passShortCode } = identity.options
  return inviteCode === code || passShortCode === code ? identity : null
}

/** Returns the message of a problem that the form shows itself; else null. */
function formMessageOf({
  problem,
  message,
}: {
  problem: PassProblem
  message: string | null
}): string | null {
  if (problem === 'redemption-code') return message ?? 'Invalid redemption code.'
  return problem === 'refused' ? (message ?? SIGN_IN_MESSAGES.request) : null
}
