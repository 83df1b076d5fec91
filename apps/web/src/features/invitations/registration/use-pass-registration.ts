import { useEffect, useRef, useState } from 'react'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import {
  registrationForm,
  type RegistrationValues,
} from '@section/domain/invitations/pass-registration-form.ts'
import { useAttempt } from '../../../lib/forms/use-attempt.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { type PendingIdentity, pendingIdentity } from '../../../lib/sign-in/pending-identity.ts'
import { signInFailure } from '../../../lib/sign-in/stored-texts.ts'
import { useStoredValueOnce } from '../../../lib/use-stored-value.ts'
import {
  clearSocialRegistration,
  canStartSocialRegistration,
  recordSocialRegistration,
} from '../social-registration.ts'
import { startInviterSignIn } from './corporate-sign-in.ts'
import { finishRegistration, problemOf, type RegistrationResult } from './confirmation/finish-registration.ts'
import type { OpenPass } from './open-pass.ts'
import { saveDraft, useDraftOnce } from './registration-draft.ts'

/** The steps of a registration. */
type RegistrationStep =
  | { kind: 'form' }
  /** `created` is true once the account exists and its link is polled. */
  | { kind: 'registering'; created: boolean }
  | RegistrationResult

export type Registration = ReturnType<typeof usePassRegistration>

/** Returns the registration with a pass; `redirectPath` is the new member's target. */
export function usePassRegistration(code: string, pass: OpenPass, redirectPath: string | null) {
  const [identity, setIdentity] = useState(() => identityFor(code))
  const draft = useDraftOnce(code)
  const [schema] = useState(() => registrationForm(pass))
  const form = useSchemaForm({ schema, initialValues: firstValues(pass, identity, draft) })
  // After the employer's sign-in, a complete form is sent automatically.
  const [sendsAutomatically] = useState(
    () =>
      identity !== null &&
      draft !== null &&
      form.isValid() &&
      canStartSocialRegistration('pass-registration', Date.now()),
  )
  const [step, setStep] = useState<RegistrationStep>(
    sendsAutomatically ? { kind: 'registering', created: false } : { kind: 'form' },
  )
  const { busy, failure, setFailure, attempt } = useAttempt(useStoredValueOnce(signInFailure))
  const needsSignIn = pass.usesSSO && identity === null

  const showResult = (result: RegistrationResult) => {
    if (result.kind === 'confirmed') return setStep(result)
    const { problem, message } = result
    clearSocialRegistration('pass-registration')
    if (result.needsOtherIdentity) {
      pendingIdentity.remove()
      setIdentity(null)
    }
    if (problem === 'redemption-code')
      form.setFieldError('redemptionCode', message ?? 'Invalid redemption code.')
    else if (problem === 'refused') setFailure(message ?? SIGN_IN_MESSAGES.request)
    else return setStep(result)
    setStep({ kind: 'form' })
  }
  const send = async (values: RegistrationValues) => {
    try {
      const onCreated = () => setStep({ kind: 'registering', created: true })
      showResult(await finishRegistration({ code, values, identity, redirectPath }, onCreated))
    } catch (error) {
      showResult(problemOf(error, identity))
    }
  }
  const register = (values: RegistrationValues) => {
    setFailure(null)
    setStep({ kind: 'registering', created: false })
    void send(values)
  }
  const signIn = () => {
    saveDraft(code, form.values)
    return startInviterSignIn(code, redirectPath)
  }
  const sent = useRef(false)
  useEffect(() => {
    if (!sendsAutomatically || sent.current) return
    sent.current = true
    recordSocialRegistration('pass-registration', Date.now())
    void send(form.getTransformedValues())
  })
  return {
    step,
    form,
    /** The corporate identity that registers, if one does. */
    identity,
    /** True when the form continues with the employer's sign-in. */
    needsSignIn,
    busy,
    failure,
    submit: form.onSubmit((values) => (needsSignIn ? attempt(signIn) : register(values))),
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
  extra: [],
}

function firstValues(
  pass: OpenPass,
  identity: PendingIdentity | null,
  draft: RegistrationValues | null,
): RegistrationValues {
  const { email = '', firstName = '', lastName = '' } = identity ?? {}
  const extra = pass.extraCollectionFields.map(({ name }) => ({
    name,
    value: draft?.extra.find((drafted) => drafted.name === name)?.value ?? '',
  }))
  return { ...EMPTY, firstName, lastName, ...draft, email: email || draft?.email || '', extra }
}

function identityFor(code: string): PendingIdentity | null {
  const identity = pendingIdentity.read()
  if (!identity || identity.context === 'limited-signup') return null
  const { inviteCode, passShortCode } = identity.options
  return inviteCode === code || passShortCode === code ? identity : null
}
