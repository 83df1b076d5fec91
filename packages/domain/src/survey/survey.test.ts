import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FILTER_FAMILIES } from '../catalog/filters/filter-options.ts'
import { problemsOf } from '../forms/form-problems.fixture.ts'
import {
  chosenStacks,
  EMPTY_SURVEY,
  interestForm,
  type InterestValues,
  MAX_SURVEY_TEXT,
  surveyForm,
  topicsOf,
  workForm,
  type WorkValues,
} from './survey-answers.ts'
import { isAskedSurvey } from './survey-asked.ts'
import { JOB_AREAS, SURVEY_TOPICS } from './survey-options.ts'
import { nextSlide, previousSlide, slideTheme } from './survey-slides.ts'

const WORK: WorkValues = {
  company: 'Ledgerloop',
  title: 'Manager',
  job_level: 'evp_vp',
  number_of_employees: '10000+',
  job_area: 'l_and_d',
}
const INTERESTS: InterestValues = {
  what_topics_are_you_interested_in: topicsOf(['ai', 'product']),
  interested_in_section4_for_teams: true,
}

describe('The options of the survey', () => {
  test('are stored under these values, in this order, and shown as a person reads them', () => {
    expect(JOB_AREAS.map(({ value }) => value)).toEqual([
      'finance',
      'customer_support',
      'data',
      'engineering',
      'hr',
      'l_and_d',
      'legal',
      'marketing',
      'operations',
      'product',
      'sales',
      'other',
    ])
    expect(SURVEY_TOPICS.map(({ value }) => value)).toEqual([
      'ai',
      'business_strategy',
      'leadership',
      'marketing',
      'product',
    ])
    for (const { value, label } of [...JOB_AREAS, ...SURVEY_TOPICS]) {
      expect(label).not.toContain('_')
      expect(label).not.toBe(value)
    }
  })

  test('lead with their topics to filters that the course list has', () => {
    const known = FILTER_FAMILIES.stacks.options.map(({ value }) => value)
    expect(known).toEqual(expect.arrayContaining(SURVEY_TOPICS.map(({ stack }) => stack)))
    expect(chosenStacks(topicsOf(['product', 'business_strategy']))).toEqual(['business-core', 'product'])
    expect(chosenStacks(topicsOf([]))).toEqual([])
  })
})

describe('The first question', () => {
  test('takes a company, a title and an option of each choice, and cleans the ends of the texts', () => {
    expect(workForm.parse({ ...WORK, company: ' \u200BLedgerloop\u3164 ' })).toEqual(WORK)
  })

  test.each(Object.keys(WORK) as (keyof WorkValues)[])('needs a value for %s', (field) => {
    for (const empty of ['', ...(['company', 'title'].includes(field) ? [' \u200B '] : [])])
      expect(problemsOf(workForm, { ...WORK, [field]: empty })).toEqual({ [field]: 'Required' })
  })

  test.each([
    ['job_level', 'intern'],
    ['number_of_employees', '0'],
    ['job_area', 'toString'],
    ['job_area', 'Finance'],
  ])('refuses for %s the option %j, which is not offered', (field, value) => {
    expect(workForm.safeParse({ ...WORK, [field]: value }).success).toBe(false)
  })

  test('takes texts of up to 120 characters', () => {
    const fits = 'x'.repeat(MAX_SURVEY_TEXT)
    expect(workForm.safeParse({ ...WORK, company: fits, title: fits }).success).toBe(true)
    expect(workForm.safeParse({ ...WORK, title: `${fits}x` }).success).toBe(false)
  })
})

describe('The second question', () => {
  test('needs a topic: an empty list counts as no value', () => {
    const without = { ...INTERESTS, what_topics_are_you_interested_in: topicsOf([]) }
    expect(problemsOf(interestForm, without)).toEqual({ what_topics_are_you_interested_in: 'Required' })
    expect(interestForm.safeParse(INTERESTS).success).toBe(true)
  })

  test('needs the interest for teams, which starts without a tick', () => {
    expect(EMPTY_SURVEY.interested_in_section4_for_teams).toBe(false)
    const unticked = { ...INTERESTS, interested_in_section4_for_teams: false }
    expect(problemsOf(interestForm, unticked)).toEqual({ interested_in_section4_for_teams: 'Required' })
  })
})

describe('All answers together', () => {
  const answers = { ...WORK, ...INTERESTS }
  const topics = INTERESTS.what_topics_are_you_interested_in
  let deep: unknown = 'value'
  for (let depth = 0; depth < 1000; depth++) deep = { deep }
  const own = (json: string) => JSON.parse(json) as object

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['null', null],
    ['a list', [answers]],
    ['one question only', WORK],
    ['a further field', { ...answers, user_id: 'u-1' }],
    ['a further topic', { ...answers, what_topics_are_you_interested_in: { ...topics, cooking: true } }],
    ['a missing topic', { ...answers, what_topics_are_you_interested_in: { ai: true } }],
    [
      'a topic that is neither true nor false',
      { ...answers, what_topics_are_you_interested_in: { ...topics, ai: 'yes' } },
    ],
    ['a list of topics', { ...answers, what_topics_are_you_interested_in: ['ai'] }],
    ['a field named __proto__', { ...answers, ...own('{"__proto__":{"ai":true}}') }],
    [
      'a topic named __proto__',
      { ...answers, what_topics_are_you_interested_in: { ...topics, ...own('{"__proto__":{"ai":true}}') } },
    ],
    [
      'a topic named constructor',
      { ...answers, what_topics_are_you_interested_in: { ...topics, constructor: true } },
    ],
    [
      '100,000 topics',
      {
        ...answers,
        what_topics_are_you_interested_in: Object.fromEntries(
          Array.from({ length: 100_000 }, (_, n) => [`topic-${n}`, true]),
        ),
      },
    ],
    ['topics of depth 1,000', { ...answers, what_topics_are_you_interested_in: deep }],
    ['a text of depth 1,000', { ...answers, company: deep }],
    ['a text of a million characters', { ...answers, company: 'x'.repeat(1_000_000) }],
  ])('are refused when they are %s', (_what, hostile) => {
    expect(surveyForm.safeParse(hostile).success).toBe(false)
    expect(({} as Record<string, unknown>)['ai']).toBeUndefined()
  })

  test('are taken when both questions are answered', () => {
    expect(surveyForm.parse(answers)).toEqual(answers)
  })

  test('are never taken when they have another form', () => {
    fc.assert(fc.property(fc.object({ maxDepth: 3 }), (other) => !surveyForm.safeParse(other).success))
  })
})

describe('The slides of the survey', () => {
  test('go from 0 to 3: Next stays on the last, and Previous on the first', () => {
    expect(([0, 1, 2, 3] as const).map(nextSlide)).toEqual([1, 2, 3, 3])
    expect(([0, 1, 2, 3] as const).map(previousSlide)).toEqual([0, 0, 1, 2])
  })

  test('are dark for the introduction and light for the rest', () => {
    expect(([0, 1, 2, 3] as const).map(slideTheme)).toEqual(['dark', 'light', 'light', 'light'])
  })
})

test.each([
  ['LIMITED', 'PENDING', true],
  ['LIMITED', 'COMPLETED', false],
  ['LIMITED', null, false],
  ['MEMBER', 'PENDING', false],
  ['EMPLOYEE', null, false],
] as const)(
  'A member with the account type %s and the survey status %s is asked: %s',
  (accountType, status, asked) => {
    expect(isAskedSurvey({ accountType }, status)).toBe(asked)
  },
)
