import { emailProblem } from '../identity/email.ts'
import { INVALID_NAME, isPersonName, MAX_NAME_LENGTH } from './person-name.ts'

/** The message for a missing value (Specification 1, section 5). */
export const REQUIRED = 'Required'

/** The job levels that a registration offers, in this order (Specification 1, section 3). */
export const JOB_LEVELS = [
  { value: 'associate_staff', label: 'Associate / Staff' },
  { value: 'manager', label: 'Manager' },
  { value: 'director', label: 'Director' },
  { value: 'department_head', label: 'Department Head' },
  { value: 'evp_vp', label: 'EVP / VP' },
  { value: 'c_suite', label: 'C-Suite' },
  { value: 'consultant', label: 'Consultant' },
  { value: 'self_employed', label: 'Self-Employed' },
  { value: 'other', label: 'Other' },
] as const

/** The sizes of company that a registration offers, in employees (Specification 1, section 3). */
export const COMPANY_SIZES = [
  { value: '1-99', label: '1–99' },
  { value: '100-499', label: '100–499' },
  { value: '500-999', label: '500–999' },
  { value: '1000-2499', label: '1,000–2,499' },
  { value: '2500-4999', label: '2,500–4,999' },
  { value: '5000-9999', label: '5,000–9,999' },
  { value: '10000+', label: '10,000+' },
] as const

/** The longest value of each field in characters. */
export const MAX_LENGTHS = {
  firstName: MAX_NAME_LENGTH,
  lastName: MAX_NAME_LENGTH,
  email: 254,
  company: 120,
  jobTitle: 120,
  jobLevel: 40,
  companyNumberOfEmployees: 20,
  phone: 40,
  redemptionCode: 80,
  extra: 500,
} as const

const CONSUMER_FIELDS = ['company', 'jobTitle', 'jobLevel', 'companyNumberOfEmployees', 'phone'] as const
const NAME_FIELDS = ['firstName', 'lastName', 'email'] as const

/** A field of the registration that every pass of its segment has. */
export type RegistrationField = Exclude<keyof typeof MAX_LENGTHS, 'extra'>

/** The form of an invited person; fields that the pass does not ask for stay empty. */
export type RegistrationValues = Readonly<Record<RegistrationField, string>> & {
  /** The values of the pass's own fields by their names. */
  readonly extra: Readonly<Record<string, string>>
}

export type RegistrationPass = {
  readonly targetSegment: 'CONSUMER' | 'ENTERPRISE'
  readonly hasRedemptionCode: boolean
  readonly extraCollectionFields: readonly { readonly name: string; readonly required: boolean }[]
}

/** The message of each invalid field. */
export type RegistrationProblems = {
  readonly fields: Readonly<Partial<Record<RegistrationField, string>>>
  readonly extra: Readonly<Record<string, string>>
}

/** Returns the fields that a pass collects besides its extra ones, in the order shown (Specification 1, section 5). */
export function registrationFields(pass: RegistrationPass): RegistrationField[] {
  return [
    ...NAME_FIELDS,
    ...(pass.targetSegment === 'CONSUMER' ? CONSUMER_FIELDS : []),
    ...(pass.hasRedemptionCode ? (['redemptionCode'] as const) : []),
  ]
}

/**
 * Returns the problems of a registration: a missing value is "Required", an address must be one, a choice must be
 * offered, and nothing may be longer than its field. Specification 1, section 5.
 */
export function registrationProblems(
  pass: RegistrationPass,
  values: RegistrationValues,
): RegistrationProblems {
  return problemsOf(pass, values, [])
}

/** Returns the problems of a registration in the API, where company, job and phone are optional. */
export function registrationCallProblems(
  pass: RegistrationPass,
  values: RegistrationValues,
): RegistrationProblems {
  return problemsOf(pass, values, CONSUMER_FIELDS)
}

function problemsOf(
  pass: RegistrationPass,
  values: RegistrationValues,
  optional: readonly RegistrationField[],
): RegistrationProblems {
  const fields: Partial<Record<RegistrationField, string>> = {}
  for (const field of registrationFields(pass)) {
    const value = values[field].trim()
    const problem = value === '' && optional.includes(field) ? null : fieldProblem(field, value)
    if (problem) fields[field] = problem
  }
  const extra: Record<string, string> = {}
  for (const { name, required } of pass.extraCollectionFields) {
    const value = (Object.hasOwn(values.extra, name) ? values.extra[name] : undefined)?.trim() ?? ''
    if (required && value === '') extra[name] = REQUIRED
    else if (value.length > MAX_LENGTHS.extra) extra[name] = tooLong(MAX_LENGTHS.extra)
  }
  return { fields, extra }
}

export function isRegistrationComplete(pass: RegistrationPass, values: RegistrationValues): boolean {
  const { fields, extra } = registrationProblems(pass, values)
  return Object.keys(fields).length === 0 && Object.keys(extra).length === 0
}

/** Specification 1, section 5. */
export function trimRegistration(values: RegistrationValues): RegistrationValues {
  const trim = <Name extends string>(texts: Readonly<Record<Name, string>>) =>
    Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, text.trim()])) as Record<
      Name,
      string
    >
  const { extra, ...fields } = values
  return { ...trim(fields), extra: trim(extra) }
}

function fieldProblem(field: RegistrationField, value: string): string | null {
  if (value === '') return REQUIRED
  if (value.length > MAX_LENGTHS[field]) return tooLong(MAX_LENGTHS[field])
  if (field === 'email') return emailProblem(value)
  if (field === 'firstName' || field === 'lastName') return isPersonName(value) ? null : INVALID_NAME
  if (field === 'jobLevel' && !isOffered(JOB_LEVELS, value)) return REQUIRED
  if (field === 'companyNumberOfEmployees' && !isOffered(COMPANY_SIZES, value)) return REQUIRED
  return null
}

const isOffered = (options: readonly { readonly value: string }[], value: string) =>
  options.some((option) => option.value === value)

const tooLong = (max: number) => `At most ${max} characters.`
