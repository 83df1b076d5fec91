import { describe, expect, it } from 'vitest'
import { problemsOf } from '../forms/form-problems.fixture.ts'
import { INVALID_EMAIL } from '../identity/email.ts'
import { limitedSignupForm } from './limited-signup-form.ts'
import { INVALID_NAME } from './person-name.ts'
import {
  COMPANY_SIZES,
  JOB_LEVELS,
  registrationCall,
  registrationFields,
  registrationForm,
  type RegistrationPass,
  type RegistrationValues,
  REQUIRED,
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
  extra: [],
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

describe('The registration of a pass', () => {
  it('requires eight values of a consumer and three of an employee', () => {
    expect(problemsOf(registrationForm(enterprise), empty)).toEqual({
      firstName: REQUIRED,
      lastName: REQUIRED,
      email: REQUIRED,
    })
    expect(Object.entries(problemsOf(registrationForm(consumer), empty))).toEqual(
      registrationFields(consumer).map((field) => [field, 'Required']),
    )
    expect(registrationFields(consumer)).toHaveLength(8)
    expect(problemsOf(registrationForm(consumer), filled)).toEqual({})
    expect(problemsOf(registrationForm(enterprise), filled)).toEqual({})
  })

  it('requires in the API only names and an address, and allows only choices that are offered', () => {
    expect(problemsOf(registrationCall(consumer), empty)).toEqual({
      firstName: REQUIRED,
      lastName: REQUIRED,
      email: REQUIRED,
    })
    expect(problemsOf(registrationCall(consumer), { ...filled, jobTitle: '', phone: ' ' })).toEqual({})
    expect(problemsOf(registrationCall(consumer), { ...filled, jobLevel: 'king' })).toEqual({
      jobLevel: REQUIRED,
    })
    const coded = { ...consumer, hasRedemptionCode: true }
    expect(problemsOf(registrationCall(coded), { ...filled, redemptionCode: '' })).toEqual({
      redemptionCode: REQUIRED,
    })
  })

  it('rejects blanks and malformed addresses', () => {
    const fields = problemsOf(registrationForm(consumer), { ...filled, firstName: ' \t', email: 'ada@acme' })
    expect(fields).toEqual({ firstName: REQUIRED, email: INVALID_EMAIL })
    const linked = { ...filled, lastName: 'www.evil.example/x' }
    expect(problemsOf(registrationForm(consumer), linked)).toEqual({ lastName: INVALID_NAME })
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
    expect(problemsOf(registrationForm(pass), filled)).toEqual({
      redemptionCode: REQUIRED,
      'extra.0.value': REQUIRED,
    })
    const done = { ...filled, redemptionCode: 'OPEN-SESAME', extra: [{ name: 'team', value: 'Growth' }] }
    expect(problemsOf(registrationForm(pass), done)).toEqual({})
    const long = { ...done, extra: [{ name: 'team', value: 'x'.repeat(501) }] }
    expect(problemsOf(registrationForm(pass), long)).toEqual({ 'extra.0.value': 'At most 500 characters.' })
  })

  it('does not confuse extra fields with properties of objects', () => {
    const pass = { ...enterprise, extraCollectionFields: [{ name: 'toString', required: true }] }
    expect(problemsOf(registrationForm(pass), filled)).toEqual({ 'extra.0.value': REQUIRED })
  })

  it('rejects choices that are not offered, and long texts', () => {
    const odd = { ...filled, jobLevel: 'emperor', companyNumberOfEmployees: '7', company: 'x'.repeat(121) }
    expect(problemsOf(registrationForm(consumer), odd)).toEqual({
      jobLevel: REQUIRED,
      companyNumberOfEmployees: REQUIRED,
      company: 'At most 120 characters.',
    })
  })

  it('offers nine job levels and seven company sizes in their order', () => {
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

  it('sends trimmed values of the fields that the pass has', () => {
    const pass = { ...consumer, extraCollectionFields: [{ name: 'team', required: true }] }
    const extra = [
      { name: 'isAdmin', value: 'true' },
      { name: 'team', value: ' Growth\n' },
    ]
    expect(registrationForm(pass).parse({ ...filled, firstName: ' Ada ', extra })).toEqual({
      ...filled,
      extra: [{ name: 'team', value: 'Growth' }],
    })
  })

  it('drops what the pass does not ask for', () => {
    expect(registrationForm(enterprise).parse({ ...filled, redemptionCode: 'OPEN' })).toEqual({
      ...empty,
      firstName: 'Ada',
      lastName: 'Park',
      email: 'ada@acme.example',
    })
  })
})

describe('The free signup', () => {
  it('requires each value', () => {
    expect(problemsOf(limitedSignupForm, { firstName: '', lastName: ' ', email: '' })).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
    })
  })

  it('rejects a malformed address and a long name, and trims', () => {
    const values = { firstName: ' Ada ', lastName: 'x'.repeat(61), email: ' ada@acme ' }
    expect(problemsOf(limitedSignupForm, values)).toEqual({
      lastName: 'At most 60 characters.',
      email: INVALID_EMAIL,
    })
    expect(limitedSignupForm.parse({ ...values, lastName: 'Park ', email: ' ada@acme.example ' })).toEqual({
      firstName: 'Ada',
      lastName: 'Park',
      email: 'ada@acme.example',
    })
    expect(
      problemsOf(limitedSignupForm, { firstName: '<Ada>', lastName: 'Park', email: 'a@acme.example' }),
    ).toEqual({
      firstName: INVALID_NAME,
    })
    expect(
      problemsOf(limitedSignupForm, { firstName: 'Ada', lastName: 'Park', email: ' ada@acme.example ' }),
    ).toEqual({})
  })
})
