import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aPlan, listed, openPlan } from './learning-plan.fixture.tsx'
import { quizDraft } from './quiz/quiz-draft.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('The card of a plan has its name, topic and level, and its courses in order, each with a link and its reason', async () => {
  await openPlan({ plan: aPlan(['b', 'a']) })
  const card = within(screen.getByRole('region', { name: 'AI, step by step' }))
  for (const text of ['Recommended based on your survey results', 'AI', 'Beginner', 'Why a.', '2 courses'])
    expect(card.getByText(text)).toBeDefined()
  expect(listed()).toEqual(['B', 'A'])
  expect(card.getByRole('link', { name: 'B' }).getAttribute('href')).toBe('/courses/b')
})

test('The card of a plan names the certificate to which it leads, with its seal, a link and the progress', async () => {
  await openPlan()
  expect(screen.getByText('On track to:')).toBeDefined()
  expect(screen.getByText('Decide where AI earns its keep.')).toBeDefined()
  expect(document.querySelector('img[src="/art/seal.svg"]')).not.toBeNull()
  const certificate = screen.getByRole('link', { name: 'AI Strategy' })
  expect(certificate.getAttribute('href')).toBe('/certificates/ai-strategy')
  const bar = screen.getByRole('progressbar', { name: 'Progress towards AI Strategy' })
  expect(bar.getAttribute('aria-valuenow')).toBe('50')
  expect(screen.getByText('50%')).toBeDefined()
})

test('The card of a plan without a certificate has no panel for one', async () => {
  await openPlan({ plan: { ...aPlan(), certificate: null } })
  expect(screen.queryByText('On track to:')).toBeNull()
  expect(listed()).toHaveLength(3)
})

test('“Retake Quiz” is a link whose name is its tooltip, and the quiz then starts from nothing', async () => {
  const { address } = await openPlan()
  quizDraft.write('user-1', { answers: { topic: 'ai' }, shown: 1 })
  const retake = screen.getByRole('link', { name: 'Retake Quiz' })
  await userEvent.hover(retake)
  expect(screen.getByText('Retake Quiz')).toBeDefined()
  await userEvent.click(retake)
  expect(address()).toBe('/plan/intro')
  expect(quizDraft.read('user-1')).toBeNull()
})

test('A plan says how many of its courses are completed, and marks each', async () => {
  await openPlan({ completed: ['b'] })
  expect(screen.getByText('1 of 3 courses completed')).toBeDefined()
  const [, second] = screen.getAllByRole('listitem')
  expect(second && within(second).getByText('Completed')).toBeDefined()
  expect(screen.getAllByText('Completed')).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'Take the quiz again' })).toBeNull()
})

test.each([
  [
    'whose courses are all completed',
    { catalog: ['a', 'b', 'c'], completed: ['a', 'b', 'c'] },
    'You’ve completed every course of this plan. The quiz finds what comes next.',
  ],
  [
    'of which some courses are completed and the others gone',
    { catalog: ['a'], completed: ['a'] },
    'You’ve completed every course of this plan that is still offered. The quiz finds what comes next.',
  ],
  [
    'whose courses are all gone',
    { catalog: [], completed: [] },
    'The courses of this plan are not offered any more. The quiz finds some that are.',
  ],
])('A plan %s says so and offers the quiz', async (_what, setting, text) => {
  await openPlan(setting)
  expect(screen.getByText(text)).toBeDefined()
  const quiz = screen.getByRole('link', { name: 'Take the quiz again' })
  expect(quiz.getAttribute('href')).toBe('/plan/intro')
  expect(screen.queryByRole('button', { name: 'Edit plan' }) === null).toBe(setting.catalog.length === 0)
})

test('A plan of which a course is gone lists the others and says how many are missing', async () => {
  await openPlan({ catalog: ['a', 'c'] })
  expect(listed()).toEqual(['A', 'C'])
  expect(screen.getByText('1 course of this plan is not offered any more.')).toBeDefined()
})
