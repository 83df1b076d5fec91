import { describe, expect, it } from 'vitest'
import { INVALID_EMAIL } from '../identity/email.ts'
import { signupProblems, trimSignup } from './limited-signup-form.ts'
import { INVALID_NAME } from './person-name.ts'
import {
  COMPANY_SIZES,
  isRegistrationComplete,
  JOB_LEVELS,
  registrationCallProblems,
  registrationFields,
  registrationProblems,
  type RegistrationPass,
  type RegistrationValues,
  REQUIRED,
  trimRegistration,
} from './pass-registration-form.ts'

const enterprise: RegistrationPass = {
  targetSegment: 'ENTERPRISE',
  hasRedemptionCode: false,
  extraCollectionFields: [],
}
const consumer: RegistrationPass = { ...enterprise, targetSegment: 'CONSUMER' }
const empty: RegistrationValues = {
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
const filled: RegistrationValues = {
  ...empty,
  firstName: 'Ada',
  lastName: 'Park',
  email: 'ada@acme.example',
  company: 'Acme',
  jobTitle: 'Analyst',
  jobLevel: 'manager',
  companyNumberOfEmployees: '100-499',
  phone: '+1 212 555 0100',
}

describe('the registration of a pass', () => {
  it('requires eight values of a consumer and three of an employee', () => {
    expect(registrationProblems(enterprise, empty).fields).toEqual({
      firstName: REQUIRED,
      lastName: REQUIRED,
      email: REQUIRED,
    })
    expect(Object.entries(registrationProblems(consumer, empty).fields)).toEqual(
      registrationFields(consumer).map((field) => [field, 'Required']),
    )
    expect(registrationFields(consumer)).toHaveLength(8)
    expect(isRegistrationComplete(consumer, filled)).toBe(true)
    expect(isRegistrationComplete(enterprise, filled)).toBe(true)
  })

  it('requires only names and address in the API, and offered choices', () => {
    expect(registrationCallProblems(consumer, empty).fields).toEqual({
      firstName: REQUIRED,
      lastName: REQUIRED,
      email: REQUIRED,
    })
    expect(registrationCallProblems(consumer, { ...filled, jobTitle: '', phone: ' ' }).fields).toEqual({})
    expect(registrationCallProblems(consumer, { ...filled, jobLevel: 'king' }).fields).toEqual({
      jobLevel: REQUIRED,
    })
    const coded = { ...consumer, hasRedemptionCode: true }
    expect(registrationCallProblems(coded, { ...filled, redemptionCode: '' }).fields).toEqual({
      redemptionCode: REQUIRED,
    })
  })

  it('rejects blanks and malformed addresses', () => {
    const { fields } = registrationProblems(consumer, { ...filled, firstName: ' \t', email: 'ada@acme' })
    expect(fields).toEqual({ firstName: REQUIRED, email: INVALID_EMAIL })
    const linked = { ...filled, lastName: 'www.evil.example/x' }
    expect(registrationProblems(consumer, linked).fields).toEqual({ lastName: INVALID_NAME })
  })

  it('requires the redemption code and the extra fields of the pass', () => {
    const pass = {
      ...enterprise,
      hasRedemptionCode: true,
      extraCollectionFields: [
        { name: 'team', required: true },
        { name: 'goal', required: false },
      ],
    }
    expect(registrationProblems(pass, filled)).toEqual({
      fields: { redemptionCode: REQUIRED },
      extra: { team: REQUIRED },
    })
    const done = { ...filled, redemptionCode: 'OPEN-SESAME', extra: { team: 'Growth' } }
    expect(isRegistrationComplete(pass, done)).toBe(true)
    expect(registrationProblems(pass, { ...done, extra: { team: 'x'.repeat(501) } }).extra).toEqual({
      team: 'At most 500 characters.',
    })
  })

  it('does not confuse extra fields with properties of objects', () => {
    const pass = { ...enterprise, extraCollectionFields: [{ name: 'toString', required: true }] }
    expect(registrationProblems(pass, filled).extra).toEqual({ toString: REQUIRED })
  })

  it('rejects choices that are not offered, and long texts', () => {
    const odd = { ...filled, jobLevel: 'emperor', companyNumberOfEmployees: '7', company: 'x'.repeat(121) }
    expect(registrationProblems(consumer, odd).fields).toEqual({
      jobLevel: REQUIRED,
      companyNumberOfEmployees: REQUIRED,
      company: 'At most 120 characters.',
    })
  })

  it('offers the job levels and company sizes of the specification', () => {
    expect(JOB_LEVELS.map(({ value }) => value)).toEqual([
      'associate_staff',
      'manager',
      'director',
      'department_head',
      'evp_vp',
      'c_suite',
      'consultant',
      'self_employed',
      'other',
    ])
    expect(COMPANY_SIZES.map(({ value }) => value)).toEqual([
      '1-99',
      '100-499',
      '500-999',
      '1000-2499',
      '2500-4999',
      '5000-9999',
      '10000+',
    ])
  })

  it('sends trimmed values', () => {
    expect(trimRegistration({ ...filled, firstName: ' Ada ', extra: { team: ' Growth\n' } })).toEqual({
      ...filled,
      extra: { team: 'Growth' },
    })
  })
})

describe('the free signup', () => {
  it('requires each value', () => {
    expect(signupProblems({ firstName: '', lastName: ' ', email: '' })).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
    })
  })

  it('rejects a malformed address and a long name, and trims', () => {
    const values = { firstName: ' Ada ', lastName: 'x'.repeat(31), email: ' ada@acme ' }
    expect(signupProblems(values)).toEqual({
      lastName: 'At most 30 characters.',
      email: INVALID_EMAIL,
    })
    expect(trimSignup(values)).toMatchObject({ firstName: 'Ada', email: 'ada@acme' })
    expect(signupProblems({ firstName: '<Ada>', lastName: 'Park', email: 'a@acme.example' })).toEqual({
      firstName: INVALID_NAME,
    })
    expect(signupProblems({ firstName: 'Ada', lastName: 'Park', email: ' ada@acme.example ' })).toEqual({})
  })
})
