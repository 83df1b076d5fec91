import { expect, test } from 'vitest'
import { profileCompleteness, type ProfileToComplete } from './profile-completeness.ts'

const EMPTY: ProfileToComplete = {
  profileImageUrl: null,
  about: null,
  location: null,
  jobRole: null,
  company: null,
  industry: null,
  jobFunction: null,
  linkedinProfileUrl: null,
  twitterProfileUrl: null,
  instagramProfileUrl: null,
  languages: [],
  communityGive: null,
  communityGet: null,
}

const FULL: ProfileToComplete = {
  profileImageUrl: '/pictures/ada',
  about: 'Hello',
  location: {},
  jobRole: 'Analyst',
  company: {},
  industry: 'Software',
  jobFunction: 'Product',
  linkedinProfileUrl: null,
  twitterProfileUrl: null,
  instagramProfileUrl: '@ada',
  languages: [{}],
  communityGive: 'Time',
  communityGet: 'Advice',
}

const SCHOOL = { takesPhotos: true }

test('An empty profile is complete to 0 percent and lacks eleven parts, the photo first', () => {
  const { percent, missing } = profileCompleteness(EMPTY, SCHOOL)
  expect(percent).toBe(0)
  expect(missing.map(({ label }) => label)).toEqual([
    'Photo',
    'Introduction',
    'Location',
    'Job title',
    'Company',
    'Industry',
    'Job function',
    'A social link',
    'Languages',
    'What you give',
    'What you would like to get',
  ])
})

test('A profile with everything and one of the three links is complete', () => {
  expect(profileCompleteness(FULL, SCHOOL)).toEqual({ percent: 100, missing: [] })
})

test('A profile that lacks one part names its field and is not quite complete', () => {
  expect(profileCompleteness({ ...FULL, instagramProfileUrl: '' }, SCHOOL)).toEqual({
    percent: 90,
    missing: [{ field: 'linkedinProfileUrl', label: 'A social link' }],
  })
})

test('A photo is neither missing nor counted in a school that takes none', () => {
  expect(profileCompleteness({ ...FULL, profileImageUrl: null }, { takesPhotos: false })).toEqual({
    percent: 100,
    missing: [],
  })
})
