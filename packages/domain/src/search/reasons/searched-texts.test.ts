import { expect, test } from 'vitest'
import { textsOfCourse } from './searched-texts.ts'

const course = {
  title: 'Pricing with Confidence',
  subtitle: 'Charge what it is worth',
  description: 'A price is a guess.',
  type: 'sprint',
  stack: 'business-core',
  topics: ['Pricing'],
  difficulty: 'Beginner',
  hasOnDemand: true,
  faculty: ['Helena Vásquez-Marr', 'Tobias Engström'],
  lessons: ['Running a pricing test'],
  meta: {
    topTakeaway: 'Never begin with a discount.',
    whoWillBenefit: [{ title: 'Negotiators', description: 'You sell.' }],
    whatYouWillLeaveWith: [{ title: 'A price list', description: '' }],
  },
} as const

test('The texts by which a course is found begin with its title and end with its description', () => {
  expect(textsOfCourse(course).map(({ field, text }) => `${field} ${text}`)).toEqual([
    'TITLE Pricing with Confidence',
    'PROFESSOR Helena Vásquez-Marr',
    'PROFESSOR Tobias Engström',
    'TOPIC Pricing',
    'STACK Business Core',
    'LEVEL Beginner',
    'KIND Sprint',
    'KIND On Demand',
    'SUBTITLE Charge what it is worth',
    'LESSON Running a pricing test',
    'TAKEAWAY Never begin with a discount.',
    'TAKEAWAY A price list',
    'AUDIENCE Negotiators: You sell.',
    'DESCRIPTION A price is a guess.',
  ])
})

test('A course without details has no texts for them', () => {
  const fields = textsOfCourse({ ...course, meta: {}, lessons: [], faculty: [], topics: [] }).map(
    ({ field }) => field,
  )
  expect(fields).toEqual(['TITLE', 'STACK', 'LEVEL', 'KIND', 'KIND', 'SUBTITLE', 'DESCRIPTION'])
})
