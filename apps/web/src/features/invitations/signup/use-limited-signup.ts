import { useRef, useState } from 'react'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { limitedSignupForm } from '@section/domain/invitations/limited-signup-form.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { reportError } from '../../../lib/tracking/error-reporting.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { type PendingIdentity, pendingIdentity } from '../../../lib/sign-in/pending-identity.ts'
import { signInFailure } from '../../../lib/session/stored-texts.ts'
import { useStoredValueOnce } from '../../../lib/stored-value.ts'
import { deleteSocialRun, canRunSocially, recordSocialRun } from '../social-registration.ts'
import { finishEmailSignup, finishSocialSignup, resumeSocialSignup, type SignupEnd } from './finish-signup.ts'
import { signupLimitedUser } from './signup-operations.ts'

/** The steps of a signup. Specification 1, section 4 (limited signup). */
type SignupStep =
  | { kind: 'form' }
  | { kind: 'challenge' }
  | { kind: 'creating' }
  /** The activation link was mailed. */
  | { kind: 'sent'; email: string }
  | { kind: 'registered'; link: string }
  | { kind: 'failed'; message: string }

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

  const handleEnd = (end: SignupEnd) =>
    end.kind === 'signed-in' ? onSignedIn(end.link, identity?.options.redirectPath) : setStep(end)
  const create = async (token: string) => {
    // The challenge may pass twice, but the account is created once.
    if (creating.current) return
    creating.current = true
    setStep({ kind: 'creating' })
    try {
      if (identity && !canRunSocially('limited-signup', Date.now())) {
        handleEnd(await resumeSocialSignup(identity))
        return
      }
      if (identity) recordSocialRun('limited-signup', Date.now())
      const given = form.getTransformedValues()
      const answer = await signupLimitedUser(given, token, { identity, redirectPath })
      const end = identity
        ? await finishSocialSignup(answer, given.email, identity)
        : await finishEmailSignup(answer, given.email)
      if (end.kind === 'failed') deleteSocialRun('limited-signup')
      handleEnd(end)
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
