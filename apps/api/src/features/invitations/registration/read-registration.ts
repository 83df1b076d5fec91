import type { MutationCreateUserWithPassArgs } from '@section/contract/generated/schema-types.ts'
import { INVALID_EMAIL, normalizeEmail } from '@section/domain/identity/email.ts'
import type { SignupValues } from '@section/domain/invitations/limited-signup-form.ts'
import { registrationCall, REQUIRED } from '@section/domain/invitations/pass-registration-form.ts'
import { INVALID_NAME, normalizeName } from '@section/domain/invitations/person-name.ts'
import type { Pass } from '../passes/invitations-store.ts'
import { passError, type PassError } from '../passes/pass-error.ts'
import type { RegistrationAnswers } from '../passes/redeem-pass.ts'

/** A valid, trimmed registration. */
export type PassRegistration = SignupValues & { answers: RegistrationAnswers }

/**
 * Validates the registration form of a pass and returns its values or the first problem. Answers to questions that the
 * pass does not ask are dropped. See docs/product/invitations.md#registration-form.
 */
export function readRegistration(
  pass: Pass,
  args: MutationCreateUserWithPassArgs,
): PassRegistration | { error: PassError } {
  const rules = registrationCall({
    targetSegment: pass.segment,
    hasRedemptionCode: pass.hasRedemptionCode,
    extraCollectionFields: pass.extraFields,
  })
  const texts = {
    firstName: args.firstName,
    lastName: args.lastName,
    email: args.email,
    company: args.company ?? '',
    jobTitle: args.jobTitle ?? '',
    jobLevel: args.jobLevel ?? '',
    companyNumberOfEmployees: args.companyNumberOfEmployees ?? '',
    phone: args.phone ?? '',
    redemptionCode: args.redemptionCode ?? '',
  }
  const answers = args.extra ?? []
  const given = rules.safeParse({ ...texts, extra: answers })
  if (!given.success) return { error: problemError(given.error.issues[0]?.message) }
  if ([...Object.values(texts), ...answers.map(({ value }) => value)].some(hasControlCharacters)) {
    return { error: passError('INVALID_ANSWER') }
  }
  const values = given.data
  return {
    firstName: normalizeName(values.firstName),
    lastName: normalizeName(values.lastName),
    email: normalizeEmail(values.email),
    answers: {
      company: values.company || null,
      jobTitle: values.jobTitle || null,
      jobLevel: values.jobLevel || null,
      companyNumberOfEmployees: values.companyNumberOfEmployees || null,
      phone: values.phone || null,
      extra: Object.fromEntries(values.extra.flatMap(({ name, value }) => (value ? [[name, value]] : []))),
    },
  }
}

function problemError(problem: string | undefined): PassError {
  if (problem === REQUIRED) return passError('REQUIRED')
  if (problem === INVALID_EMAIL) return passError('INVALID_EMAIL')
  if (problem === INVALID_NAME) return passError('INVALID_NAME')
  return passError('INVALID_ANSWER', problem)
}

/** Returns whether a trimmed text has line ends or other control characters. */
const hasControlCharacters = (text: string) => /\p{Cc}/u.test(text.trim())
