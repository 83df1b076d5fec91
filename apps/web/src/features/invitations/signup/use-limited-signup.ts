import { useRef, useState } from 'react'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import {
  signupProblems,
  type SignupValues,
  trimSignup,
} from '@section/domain/invitations/limited-signup-form.ts'
import { reportError } from '../../../lib/tracking/error-reporting.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { type PendingIdentity, pendingIdentity } from '../../../lib/sign-in/pending-identity.ts'
import { signInFailure } from '../../../lib/session/stored-texts.ts'
import { useStoredValueOnce } from '../../../lib/stored-value.ts'
import { deleteSocialRun, canRunSocially, recordSocialRun } from '../social-registration.ts'
import { finishEmailSignup, finishSocialSignup, resumeSocialSignup, type SignupEnd } from './finish-signup.ts'
import { signupLimitedUser } from './signup-operations.ts'

/** Where the visitor stands. Specification 1, section 4 (limited signup). */
type SignupStep =
  | { kind: 'form' }
  | { kind: 'challenge' }
  | { kind: 'creating' }
  /** The activation link is on its way. */
  | { kind: 'sent'; email: string }
  | { kind: 'registered'; link: string }
  | { kind: 'failed'; message: string }

export interface LimitedSignup {
  step: SignupStep
  /** The social identity that signs up, if one does. */
  identity: PendingIdentity | null
  values: SignupValues
  /** What went wrong on the way back from the social provider. */
  failure: string | null
  change: (values: Partial<SignupValues>) => void
  submit: () => void
  passChallenge: (token: string) => void
  fail: (message: string) => void
  startAgain: () => void
}

const EMPTY: SignupValues = { firstName: '', lastName: '', email: '' }

type OnSignedIn = (link: string | null, redirectPath: string | undefined) => void

/**
 * The steps of a free signup. `redirectPath` is where the account begins that is activated by mail; `onSignedIn` is called
 * once a social signup has led to a session, with the server's link and the path that the signup was begun with.
 */
export function useLimitedSignup(redirectPath: string | null, onSignedIn: OnSignedIn): LimitedSignup {
  const [identity, setIdentity] = useState(arrivingIdentity)
  const [values, setValues] = useState(() => identityValues(identity))
  const [step, setStep] = useState<SignupStep>(() => firstStep(identity))
  const failure = useStoredValueOnce(signInFailure)
  const creating = useRef(false)

  const become = (end: SignupEnd) =>
    end.kind === 'signed-in' ? onSignedIn(end.link, identity?.options.redirectPath) : setStep(end)
  const create = async (token: string) => {
    // The challenge may tell twice; an account is made once.
    if (creating.current) return
    creating.current = true
    setStep({ kind: 'creating' })
    try {
      if (identity && !canRunSocially('limited-signup', Date.now())) {
        become(await resumeSocialSignup(identity))
        return
      }
      if (identity) recordSocialRun('limited-signup', Date.now())
      const given = trimSignup(values)
      const answer = await signupLimitedUser(given, token, { identity, redirectPath })
      const end = identity
        ? await finishSocialSignup(answer, given.email, identity)
        : await finishEmailSignup(answer, given.email)
      if (end.kind === 'failed') deleteSocialRun('limited-signup')
      become(end)
    } catch (error) {
      deleteSocialRun('limited-signup')
      reportError(error)
      setStep({ kind: 'failed', message: limitMessage(error) ?? SIGN_IN_MESSAGES.limitedSignup })
    } finally {
      creating.current = false
    }
  }
  return {
    step,
    identity,
    values,
    failure,
    change: (changed) => setValues((current) => ({ ...current, ...changed })),
    submit: () => setStep({ kind: 'challenge' }),
    passChallenge: (token) => void create(token),
    fail: (message) => setStep({ kind: 'failed', message }),
    startAgain: () => {
      pendingIdentity.remove()
      setIdentity(null)
      setStep({ kind: 'form' })
    },
  }
}

function arrivingIdentity(): PendingIdentity | null {
  const identity = pendingIdentity.read()
  return identity?.context === 'limited-signup' ? identity : null
}

const identityValues = (identity: PendingIdentity | null): SignupValues =>
  identity ? { firstName: identity.firstName, lastName: identity.lastName, email: identity.email } : EMPTY

/** Goes straight on when the provider gave a whole name, and asks for a missing one first. */
function firstStep(identity: PendingIdentity | null): SignupStep {
  const complete = identity && Object.keys(signupProblems(identityValues(identity))).length === 0
  return { kind: complete ? 'challenge' : 'form' }
}
