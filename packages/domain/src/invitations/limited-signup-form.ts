import { emailProblem } from '../identity/email.ts'
import { MAX_LENGTHS } from './pass-registration-form.ts'
import { INVALID_NAME, isPersonName } from './person-name.ts'

export type SignupValues = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

const MISSING = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
} as const satisfies Record<keyof SignupValues, string>

/** Returns the message of each invalid field; empty when the form can be sent (Specification 1, section 5). */
export function signupProblems(values: SignupValues): Partial<Record<keyof SignupValues, string>> {
  const problems: Partial<Record<keyof SignupValues, string>> = {}
  for (const field of ['firstName', 'lastName', 'email'] as const) {
    const value = values[field].trim()
    if (value === '') problems[field] = MISSING[field]
    else if (value.length > MAX_LENGTHS[field]) problems[field] = `At most ${MAX_LENGTHS[field]} characters.`
    else if (field !== 'email' && !isPersonName(value)) problems[field] = INVALID_NAME
  }
  const malformed = problems.email ? null : emailProblem(values.email)
  return malformed ? { ...problems, email: malformed } : problems
}

export function trimSignup({ firstName, lastName, email }: SignupValues): SignupValues {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() }
}
