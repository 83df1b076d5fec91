import { useRef, useState } from 'react'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { limitedSignupForm } from '@section/domain/invitations/limited-signup-form.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { reportError } from '../../../lib/tracking/error-reporting.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { type PendingIdentity, pendingIdentity } from '../../../lib/sign-in/pending-identity.ts'
import { signInFailure } from '../../../lib/sign-in/stored-texts.ts'
import { useStoredValueOnce } from '../../../lib/use-stored-value.ts'
import {
  clearSocialRegistration,
  canStartSocialRegistration,
  recordSocialRegistration,
} from '../social-registration.ts'
import {
  finishEmailSignup,
  finishSocialSignup,
  resumeSocialSignup,
  type SignupResult,
} from './finish-signup.ts'
import { signupLimitedUser } from './signup-operations.ts'

/** The steps of a signup. */
type SignupStep =
  | { kind: 'form' }
  | { kind: 'challenge' }
  | { kind: 'creating' }
  | Exclude<SignupResult, { kind: 'signed-in' }>

export type LimitedSignup = ReturnType<typeof useLimitedSignup>

type OnSignedIn = (link: string | null, redirectPath: string | undefined) => void

/**
 * Returns the steps of a free signup. `redirectPath` is the first path of an account that is activated by mail;
 * `onSignedIn` is called after a social signup, with the server's link and the path with which it was started.
 */
export function useLimitedSignup(redirectPath: string | null, onSignedIn: OnSignedIn) {
  // The social identity that signs up, if any.
  const [identity, setIdentity] = useState(readIdentity)
  const { firstName = '', lastName = '', email = '' } = identity ?? {}
  const form = useSchemaForm({ schema: limitedSignupForm, initialValues: { firstName, lastName, email } })
  // The form is skipped when the provider has sent the whole name.
  const [step, setStep] = useState<SignupStep>(() => ({
    kind: identity && form.isValid() ? 'challenge' : 'form',
  }))
  const failure = useStoredValueOnce(signInFailure)
  const creating = useRef(false)

  const showResult = (result: SignupResult) =>
    result.kind === 'signed-in' ? onSignedIn(result.link, identity?.options.redirectPath) : setStep(result)
  const create = async (token: string) => {
    // The challenge may pass twice, but the account is created once.
    if (creating.current) return
    creating.current = true
    setStep({ kind: 'creating' })
    try {
      if (identity && !canStartSocialRegistration('limited-signup', Date.now())) {
        return showResult(await resumeSocialSignup(identity))
      }
      if (identity) recordSocialRegistration('limited-signup', Date.now())
      const values = form.getTransformedValues()
      const answer = await signupLimitedUser(values, token, { identity, redirectPath })
      const result = identity
        ? await finishSocialSignup(answer, values.email, identity)
        : await finishEmailSignup(answer, values.email)
      if (result.kind === 'failed') clearSocialRegistration('limited-signup')
      showResult(result)
    } catch (error) {
      clearSocialRegistration('limited-signup')
      reportError(error)
      setStep({ kind: 'failed', message: limitMessage(error) ?? SIGN_IN_MESSAGES.limitedSignup })
    } finally {
      creating.current = false
    }
  }
  return {
    step,
    identity,
    form,
    /** The failure of the social sign-in. */
    failure,
    submit: form.onSubmit(() => setStep({ kind: 'challenge' })),
    passChallenge: (token: string) => void create(token),
    fail: (message: string) => setStep({ kind: 'failed', message }),
    startAgain: () => {
      pendingIdentity.remove()
      setIdentity(null)
      setStep({ kind: 'form' })
    },
  }
}

function readIdentity(): PendingIdentity | null {
  const identity = pendingIdentity.read()
  return identity?.context === 'limited-signup' ? identity : null
}
