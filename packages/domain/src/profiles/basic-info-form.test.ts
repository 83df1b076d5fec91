import { describe, expect, test } from 'vitest'
import { problemsOf } from '../forms/form-problems.fixture.ts'
import { basicInfoForm } from './basic-info-form.ts'

const filled = { firstName: 'Ada', middleName: '', lastName: 'Park', pronouns: '' }
const problems = (change: Partial<typeof filled>) => problemsOf(basicInfoForm, { ...filled, ...change })
const NOT_A_NAME = "Only letters, ' and - are allowed in this field"

describe('A first and a last name', () => {
  test('are required', () => {
    expect(problems({ firstName: '', lastName: '' })).toEqual({ firstName: 'Required', lastName: 'Required' })
  })

  test('need a character that is seen', () => {
    expect(problems({ firstName: '  ', lastName: '\u200b' })).toEqual({
      firstName: 'First name should have at least 1 character',
      lastName: 'Last name should have at least 1 character',
    })
  })

  test('have at most 30 characters', () => {
    expect(problems({ firstName: 'x'.repeat(30), lastName: `${'e\u0301'.repeat(30)} ` })).toEqual({})
    expect(problems({ firstName: 'x'.repeat(31), lastName: 'x'.repeat(31) })).toEqual({
      firstName: 'First name should have at most 30 characters',
      lastName: 'Last name should have at most 30 characters',
    })
  })

  test.each([
    'O',
    "O'Neill",
    'O’Neill',
    'Jean-Luc',
    'van der Berg',
    'Müller',
    'Νίκος',
    '李',
    'दीपिका',
    'محمد',
  ])('may be %s', (name) => {
    expect(problems({ firstName: name, middleName: name, lastName: name })).toEqual({})
    expect(basicInfoForm.parse({ ...filled, firstName: name }).firstName).toBe(name.normalize('NFC'))
  })

  test.each([
    "'Ada",
    '-Ada',
    'Ada2',
    'Ada.',
    'Ada_',
    '<b>Ada</b>',
    '👩',
    'Ada\nPark',
    'Ada\u0007',
    'Ada\u202eda',
    '@ada',
    '\u0301a',
  ])('may not be %j', (name) => {
    expect(problems({ firstName: name, middleName: name, lastName: name })).toEqual({
      firstName: NOT_A_NAME,
      middleName: NOT_A_NAME,
      lastName: NOT_A_NAME,
    })
  })

  test('lose spaces at their ends and keep one between words', () => {
    expect(basicInfoForm.parse({ ...filled, firstName: ' Ada \u00a0 Maria ' }).firstName).toBe('Ada Maria')
  })
})

test('A middle name is optional and has at most 30 characters', () => {
  expect(problems({ middleName: ' ' })).toEqual({})
  expect(problems({ middleName: 'x'.repeat(31) })).toEqual({
    middleName: 'Middle name should have at most 30 characters',
  })
})
