import * as z from 'zod/mini'
import { textField } from '../forms/text-field.ts'
import { emailField, nameField } from './registration-fields.ts'

/** The message for a missing value. */
export const REQUIRED = 'Required'

/** The job levels that a registration offers, in this order. */
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

/** The sizes of company that a registration offers, in employees. */
export const COMPANY_SIZES = [
  { value: '1-99', label: '1–99' },
  { value: '100-499', label: '100–499' },
  { value: '500-999', label: '500–999' },
  { value: '1000-2499', label: '1,000–2,499' },
  { value: '2500-4999', label: '2,500–4,999' },
  { value: '5000-9999', label: '5,000–9,999' },
  { value: '10000+', label: '10,000+' },
] as const

export type RegistrationPass = {
  readonly targetSegment: 'CONSUMER' | 'ENTERPRISE'
  readonly hasRedemptionCode: boolean
  readonly extraCollectionFields: readonly { readonly name: string; readonly required: boolean }[]
}

/** The values of a registration; those of `extra` are the pass's own fields. */
export type RegistrationValues = z.infer<ReturnType<typeof registrationForm>>

/** A field of the registration that every pass of its segment has. */
export type RegistrationField = Exclude<keyof RegistrationValues, 'extra'>

/** Returns the fields that a pass collects besides its extra ones, in the order shown. */
export function registrationFields(pass: RegistrationPass): RegistrationField[] {
  return [
    'firstName',
    'lastName',
    'email',
    ...(pass.targetSegment === 'CONSUMER'
      ? (['company', 'jobTitle', 'jobLevel', 'companyNumberOfEmployees', 'phone'] as const)
      : []),
    ...(pass.hasRedemptionCode ? (['redemptionCode'] as const) : []),
  ]
}

/**
 * Returns the form of an invited person: a missing value is "Required", an address must be one, a choice must be
 * offered, and nothing may be longer than its field. Values that the pass does not ask for become empty.
 */
export const registrationForm = (pass: RegistrationPass) => registrationSchema(pass, REQUIRED)

/** Returns the rules of a registration in the API, where company, job and phone are optional. */
export const registrationCall = (pass: RegistrationPass) => registrationSchema(pass, undefined)

/** The form by which a member adds an invitation that requires a redemption code. */
export const redemptionCodeForm = z.object({ redemptionCode: textField({ missing: REQUIRED }) })

/** `missing` is the message for a missing company, job or phone; undefined when they are optional. */
function registrationSchema(pass: RegistrationPass, missing: string | undefined) {
  const asksForJob = pass.targetSegment === 'CONSUMER'
  return z.object({
    firstName: nameField(REQUIRED),
    lastName: nameField(REQUIRED),
    email: emailField(REQUIRED),
    company: asksForJob ? textField({ max: 120, missing }) : NOT_ASKED,
    jobTitle: asksForJob ? textField({ max: 120, missing }) : NOT_ASKED,
    jobLevel: asksForJob ? choiceField(JOB_LEVELS, { max: 40, missing }) : NOT_ASKED,
    companyNumberOfEmployees: asksForJob ? choiceField(COMPANY_SIZES, { max: 20, missing }) : NOT_ASKED,
    phone: asksForJob ? textField({ max: 40, missing }) : NOT_ASKED,
    redemptionCode: pass.hasRedemptionCode ? textField({ max: 80, missing: REQUIRED }) : NOT_ASKED,
    extra: extraField(pass),
  })
}

const NOT_ASKED = z.transform((_typed: string) => '')

type ExtraValue = { name: string; value: string }

/** One value for each of the pass's own fields, in their order; other values are dropped. */
function extraField({ extraCollectionFields: fields }: RegistrationPass) {
  const isRequired = (name: string) => fields.some((field) => field.name === name && field.required)
  const valueOf = (name: string, given: ExtraValue[]) => given.findLast((extra) => extra.name === name)?.value
  const value = z.object({ name: z.string(), value: textField({ max: 500 }) }).check(
    z.refine((extra) => extra.value !== '' || !isRequired(extra.name), {
      path: ['value'],
      error: REQUIRED,
    }),
  )
  return z.pipe(
    z.transform((given: ExtraValue[]) =>
      fields.map(({ name }) => ({ name, value: valueOf(name, given) ?? '' })),
    ),
    z.array(value),
  )
}

const choiceField = (
  options: readonly { readonly value: string }[],
  rules: { max: number; missing: string | undefined },
) =>
  textField(rules).check(
    z.refine((typed) => typed === '' || options.some(({ value }) => value === typed), REQUIRED),
  )
