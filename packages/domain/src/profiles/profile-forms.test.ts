import { describe, expect, test } from 'vitest'
import { problemsOf } from '../forms/form-problems.fixture.ts'
import { communityForm } from './community-form.ts'
import { companyForm, jobForm } from './job-form.ts'
import { languagesForm } from './languages-form.ts'
import { locationForm, withCountry, withRegion } from './location-form.ts'
import { socialForm } from './social-form.ts'

const texts = { about: '', growthTip: '', communityGive: '', communityGet: '', whatILove: '' }

describe('A location', () => {
  test('needs a country, and neither a region nor a city', () => {
    expect(problemsOf(locationForm, { country: ' ', region: '', city: '' })).toEqual({ country: 'Required' })
    expect(problemsOf(locationForm, { country: 'Chile', region: '', city: '' })).toEqual({})
  })

  test('has names of at most 100 characters', () => {
    const long = 'x'.repeat(101)
    expect(problemsOf(locationForm, { country: long, region: long, city: long })).toEqual({
      country: 'At most 100 characters.',
      region: 'At most 100 characters.',
      city: 'At most 100 characters.',
    })
  })

  test('loses its region and city with another country, and its city with another region', () => {
    const location = { country: 'Chile', region: 'Maule', city: 'Talca' }
    expect(withCountry('Peru')).toEqual({ country: 'Peru', region: '', city: '' })
    expect(withRegion(location, 'Biobío')).toEqual({ country: 'Chile', region: 'Biobío', city: '' })
  })
})

test('What a member says of their job is on one line, of at most 120 characters, and may be empty', () => {
  const job = { industry: '', jobFunction: 'Growth\nand more', jobRole: 'x'.repeat(121) }
  expect(problemsOf(jobForm, job)).toEqual({ jobRole: 'At most 120 characters.' })
  expect(jobForm.parse({ ...job, jobRole: '' })).toEqual({
    industry: '',
    jobFunction: 'Growth and more',
    jobRole: '',
  })
  expect(problemsOf(companyForm, { companyName: 'x'.repeat(121) })).toEqual({
    companyName: 'At most 120 characters.',
  })
})

test('An introduction has at most 300 characters and the other texts have at most 3,000', () => {
  const most = Object.fromEntries(Object.keys(texts).map((name) => [name, '👍🏽'.repeat(3000)]))
  expect(problemsOf(communityForm, { ...texts, ...most })).toEqual({ about: 'At most 300 characters.' })
  const more = Object.fromEntries(Object.keys(texts).map((name) => [name, 'x'.repeat(3001)]))
  expect(problemsOf(communityForm, { ...texts, ...more })).toEqual({
    about: 'At most 300 characters.',
    growthTip: 'At most 3,000 characters.',
    communityGive: 'At most 3,000 characters.',
    communityGet: 'At most 3,000 characters.',
    whatILove: 'At most 3,000 characters.',
  })
})

test('A social link is any text of at most 500 characters, kept as it was typed', () => {
  const links = {
    linkedinProfileUrl: 'javascript:alert(1)',
    twitterProfileUrl: '@ada',
    instagramProfileUrl: '',
  }
  expect(socialForm.parse(links)).toEqual(links)
  expect(problemsOf(socialForm, { ...links, twitterProfileUrl: 'x'.repeat(501) })).toEqual({
    twitterProfileUrl: 'At most 500 characters.',
  })
})

describe('The languages', () => {
  test('lose empty ones and repetitions in other capitals', () => {
    const languages = [' English', 'ENGLISH', '', 'Français', 'Franc\u0327ais', 'Tok\n Pisin']
    expect(languagesForm.parse({ languages })).toEqual({ languages: ['English', 'Français', 'Tok Pisin'] })
  })

  test('are at most 20 of at most 50 characters', () => {
    const many = Array.from({ length: 21 }, (_, at) => `Language ${at}`)
    expect(problemsOf(languagesForm, { languages: many.slice(1) })).toEqual({})
    expect(problemsOf(languagesForm, { languages: many })).toEqual({ languages: 'At most 20 languages.' })
    expect(problemsOf(languagesForm, { languages: ['English', 'x'.repeat(51)] })).toEqual({
      'languages.1': 'At most 50 characters.',
    })
  })
})
