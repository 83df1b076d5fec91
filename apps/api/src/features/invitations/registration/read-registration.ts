import type { MutationCreateUserWithPassArgs } from '@section/contract/generated/schema-types.ts'
import { INVALID_EMAIL, normalizeEmail } from '@section/domain/identity/email.ts'
import {
  registrationFields,
  registrationCallProblems,
  REQUIRED,
  trimRegistration,
} from '@section/domain/invitations/pass-registration-form.ts'
import { INVALID_NAME, normalizeName } from '@section/domain/invitations/person-name.ts'
import type { Pass } from '../passes/invitations-store.ts'
import { passError, type PassError } from '../passes/pass-error.ts'
import type { RegistrationAnswers } from '../passes/redeem-pass.ts'

/** A valid, trimmed registration. */
export interface Registration {
  firstName: string
  lastName: string
  email: string
  answers: RegistrationAnswers
}

/**
 * Validates the registration form of a pass and returns its values or the first problem. Answers to questions that the
 * pass does not ask are dropped. Specification 1, section 5.
 */
export function readRegistration(
  pass: Pass,
  args: MutationCreateUserWithPassArgs,
): Registration | { error: PassError } {
  const form = {
    targetSegment: pass.segment,
    hasRedemptionCode: pass.hasRedemptionCode,
    extraCollectionFields: pass.extraFields,
  }
  const values = trimRegistration({
    firstName: args.firstName,
    lastName: args.lastName,
    email: args.email,
    company: args.company ?? '',
    jobTitle: args.jobTitle ?? '',
    jobLevel: args.jobLevel ?? '',
    companyNumberOfEmployees: args.companyNumberOfEmployees ?? '',
    phone: args.phone ?? '',
    redemptionCode: args.redemptionCode ?? '',
    extra: Object.fromEntries((args.extra ?? []).map(({ name, value }) => [name, value])),
  })
  const { fields, extra } = registrationCallProblems(form, values)
  const [problem] = [...Object.values(fields), ...Object.values(extra)]
  if (problem !== undefined) return { error: problemError(problem) }
  const asked = new Set<string>(registrationFields(form))
  const { extra: extraValues, ...texts } = values
  const answer = (name: keyof typeof texts) => (asked.has(name) ? texts[name] || null : null)
  if ([...Object.values(texts), ...Object.values(extraValues)].some(hasControls)) {
    return { error: passError('INVALID_ANSWER') }
  }
  return {
    firstName: normalizeName(values.firstName),
    lastName: normalizeName(values.lastName),
    email: normalizeEmail(values.email),
    answers: {
      company: answer('company'),
      jobTitle: answer('jobTitle'),
      jobLevel: answer('jobLevel'),
      companyNumberOfEmployees: answer('companyNumberOfEmployees'),
      phone: answer('phone'),
      extra: Object.fromEntries(
        pass.extraFields.flatMap(({ name }) => (extraValues[name] ? [[name, extraValues[name]]] : [])),
      ),
    },
  }
}

function problemError(problem: string): PassError {
  if (problem === REQUIRED) return passError('REQUIRED')
  if (problem === INVALID_EMAIL) return passError('INVALID_EMAIL')
  if (problem === INVALID_NAME) return passError('INVALID_NAME')
  return passError('INVALID_ANSWER', problem)
}

/** Returns whether a text has line ends or other control characters. */
const hasControls = (value: string) => /\p{Cc}/u.test(value)
