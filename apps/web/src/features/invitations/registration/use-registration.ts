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

/** Where the visitor stands. Specification 1, section 4 (pass registration). */
type RegistrationStep =
  | { kind: 'form' }
  /** `created`: the account is there, its link is asked for. */
  | { kind: 'registering'; created: boolean }
  | { kind: 'problem'; problem: PassProblem; message: string | null }
  | Confirmed

export interface Registration {
  step: RegistrationStep
  values: RegistrationValues
  /** The corporate identity that registers, if one does. */
  identity: PendingIdentity | null
  /** Whether the form leads to the employer's sign-in first. */
  leaves: boolean
  busy: boolean
  failure: string | null
  codeFailure: string | null
  change: (values: Partial<RegistrationValues>) => void
  submit: () => void
  backToForm: () => void
}

/** The registration with one pass, from the form to its confirmation; `redirectPath` is where its newcomer wants to go. */
export function useRegistration(
  code: string,
  pass: RegistrationPass & { usesSSO: boolean },
  redirectPath: string | null,
): Registration {
  const [identity, setIdentity] = useState(() => identityFor(code))
  const [kept] = useState(() => consumeDraft(code))
  const [values, setValues] = useState(() => firstValues(identity, kept))
  // Back from the employer with a form that is filled in: it is sent without another press.
  const [sendsItself] = useState(
    () =>
      identity !== null &&
      kept !== null &&
      isRegistrationComplete(pass, values) &&
      canRunSocially('pass-registration', Date.now()),
  )
  const [step, setStep] = useState<RegistrationStep>(
    sendsItself ? { kind: 'registering', created: false } : { kind: 'form' },
  )
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState(useStoredValueOnce(signInFailure))
  const [codeFailure, setCodeFailure] = useState<string | null>(null)
  const leaves = pass.usesSSO && identity === null

  const end = (outcome: RegistrationEnd) => {
    if (outcome.kind === 'problem') deleteSocialRun('pass-registration')
    if (outcome.kind === 'problem' && outcome.needsOtherIdentity) {
      pendingIdentity.remove()
      setIdentity(null)
    }
    const told = outcome.kind === 'problem' ? toldAtForm(outcome) : null
    if (!told) return setStep(outcome)
    setStep({ kind: 'form' })
    if (outcome.kind === 'problem' && outcome.problem === 'redemption-code') setCodeFailure(told)
    else setFailure(told)
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
  const leave = async () => {
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
    if (!sendsItself || sent.current) return
    sent.current = true
    recordSocialRun('pass-registration', Date.now())
    void send()
  })
  return {
    step,
    values,
    identity,
    leaves,
    busy,
    failure,
    codeFailure,
    change: (changed) => {
      setCodeFailure(null)
      setValues((current) => ({ ...current, ...changed }))
    },
    submit: () => (leaves ? void leave() : register()),
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

function firstValues(identity: PendingIdentity | null, kept: RegistrationValues | null): RegistrationValues {
  if (!identity) return kept ?? EMPTY
  const { email, firstName, lastName } = identity
  return kept ? { ...kept, email: email || kept.email } : { ...EMPTY, email, firstName, lastName }
}

function identityFor(code: string): PendingIdentity | null {
  const identity = pendingIdentity.read()
  if (!identity || identity.context === 'limited-signup') return null
  const { inviteCode, passShortCode } = identity.options
  return inviteCode === code || passShortCode === code ? identity : null
}

/** Problems that the form itself tells, with their words. */
function toldAtForm({ problem, message }: { problem: PassProblem; message: string | null }): string | null {
  if (problem === 'redemption-code') return message ?? 'Invalid redemption code.'
  return problem === 'refused' ? (message ?? SIGN_IN_MESSAGES.request) : null
}
