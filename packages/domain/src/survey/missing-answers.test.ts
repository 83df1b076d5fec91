import { expect, test } from 'vitest'
import { missingAnswers } from './missing-answers.ts'
import { EMPTY_SURVEY, interestForm, topicsOf, workForm } from './survey-answers.ts'

const { company, title, job_level, number_of_employees, job_area } = EMPTY_SURVEY
const EMPTY_WORK = { company, title, job_level, number_of_employees, job_area }
const WORK = {
  company: 'Ledgerloop',
  title: 'Manager',
  job_level: 'manager',
  number_of_employees: '100-499',
  job_area: 'hr',
}

test.each([
  [EMPTY_WORK, 'Still missing: company, job title, job level, number of employees, and job area.'],
  [{ ...WORK, company: '  ', job_area: '' }, 'Still missing: company and job area.'],
  [{ ...WORK, title: '' }, 'Still missing: job title.'],
  [WORK, null],
])('The first question of the survey with %j lacks what it says: %s', (values, text) =>
  expect(missingAnswers(workForm, values)).toBe(text),
)

test('The second question of the survey lacks a topic, and the box about teams', () => {
  const lacks = (topics: Parameters<typeof topicsOf>[0], teams: boolean) =>
    missingAnswers(interestForm, {
      what_topics_are_you_interested_in: topicsOf(topics),
      interested_in_section4_for_teams: teams,
    })
  expect(lacks([], false)).toBe('Still missing: a topic and the box about teams.')
  expect(lacks([], true)).toBe('Still missing: a topic.')
  expect(lacks(['ai'], true)).toBeNull()
})
