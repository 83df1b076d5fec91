import { describe, expect, test } from 'vitest'
import { editedProfile, fieldProblem, isStored, type StoredProfile } from './edited-profile.ts'

const EMPTY: StoredProfile = {
  firstName: 'Nora',
  middleName: null,
  lastName: 'Lindqvist',
  pronouns: null,
  linkedinProfileUrl: null,
  twitterProfileUrl: null,
  instagramProfileUrl: null,
  jobRole: null,
  industry: null,
  jobFunction: null,
  about: null,
  growthTip: null,
  communityGive: null,
  communityGet: null,
  whatILove: null,
  company: null,
  location: null,
  languages: [],
  visibility: {
    directory: true,
    location: true,
    languages: true,
    links: true,
    courses: false,
    events: false,
  },
}

describe('A stored profile', () => {
  test('without anything is shown by empty fields and "Prefer not to say"', () => {
    expect(editedProfile(EMPTY)).toMatchObject({
      firstName: 'Nora',
      middleName: '',
      about: '',
      company: '',
      pronouns: { option: 'Prefer not to say', otherPronouns: '' },
      location: { country: '', region: '', city: '' },
      languages: [],
      'visibility.directory': true,
      'visibility.courses': false,
    })
  })

  test('that is filled in is shown field by field', () => {
    const stored = {
      ...EMPTY,
      pronouns: 'ze/zir',
      company: { name: 'Acme' },
      location: { country: 'Germany', region: null, city: 'Berlin' },
      languages: [{ name: 'German' }],
    }
    expect(editedProfile(stored)).toMatchObject({
      pronouns: { option: 'Prefer not to say', otherPronouns: 'ze/zir' },
      company: 'Acme',
      location: { country: 'Germany', region: '', city: 'Berlin' },
      languages: ['German'],
    })
  })
})

describe('A typed field', () => {
  test('has the problem of its form', () => {
    expect(fieldProblem('firstName', '')).toEqual({ message: 'Required' })
    expect(fieldProblem('middleName', '')).toBeNull()
    expect(fieldProblem('about', 'x'.repeat(301))).toEqual({ message: 'At most 300 characters.' })
    expect(fieldProblem('linkedinProfileUrl', 'anything at all')).toBeNull()
    expect(fieldProblem('pronouns', { option: 'Prefer not to say', otherPronouns: 'x'.repeat(31) })).toEqual({
      message: 'Pronouns should have at most 30 characters',
    })
  })

  test('of a location names the part that has the problem', () => {
    expect(fieldProblem('location', { country: '', region: '', city: 'Berlin' })).toEqual({
      message: 'Required',
      part: 'country',
    })
  })

  test('is stored once the server has it as it cleans it', () => {
    expect(isStored('about', ' I sail ', 'I sail')).toBe(true)
    expect(isStored('about', 'I sail', 'I row')).toBe(false)
    expect(isStored('languages', ['German', 'german', ''], ['German'])).toBe(true)
    const choice = { option: 'She/Her/Hers', otherPronouns: 'ze' } as const
    expect(isStored('pronouns', choice, { option: 'Prefer not to say', otherPronouns: 'ze' })).toBe(true)
  })
})
