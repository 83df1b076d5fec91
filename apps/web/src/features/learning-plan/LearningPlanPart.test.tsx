import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderMemberScreen } from '../../testing/render-member-screen.tsx'
import { stubService } from '../../testing/stub-service.ts'
import { aPlan, openPlan } from './learning-plan.fixture.tsx'
import { LearningPlanPart } from './LearningPlanPart.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const invitation = () => screen.queryByRole('heading', { name: 'Find your plan in four questions' })
const quizLink = () => screen.queryByRole('link', { name: 'Find your plan in four questions' })

test('A member without a plan is invited to the quiz', async () => {
  await openPlan({ plan: null })
  expect(invitation()).not.toBeNull()
  const quiz = screen.getByRole('link', { name: 'Take the quiz' })
  expect(quiz.getAttribute('href')).toBe('/plan/intro')
})

test('An invitation to the quiz that was dismissed leaves a link to it with the focus, stays away in this browser, and a plan is shown all the same', async () => {
  await openPlan({ plan: null })
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(invitation()).toBeNull()
  expect(document.activeElement).toBe(quizLink())
  cleanup()
  await openPlan({ plan: null })
  expect(invitation()).toBeNull()
  expect(quizLink()?.getAttribute('href')).toBe('/plan/intro')
  expect(document.activeElement).toBe(document.body)
  cleanup()
  await openPlan()
  expect(quizLink()).toBeNull()
  expect(screen.getByRole('heading', { name: 'AI, step by step' })).toBeDefined()
})

test('A plan that does not load leaves the page as it is and loads with Retry', async () => {
  let fails = true
  stubService({
    '/graphql': () => {
      if (fails) throw new TypeError('Failed to fetch')
      return { body: { data: { getLearningPlan: aPlan() } } }
    },
  })
  const Screen = () => (
    <>
      <h1>Courses</h1>
      <LearningPlanPart courses={new Map()} />
    </>
  )
  await renderMemberScreen(Screen, { address: '/courses' })
  expect(await screen.findByText('Your learning plan didn’t load.')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Courses' })).toBeDefined()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'AI, step by step' })).toBeDefined()
})
