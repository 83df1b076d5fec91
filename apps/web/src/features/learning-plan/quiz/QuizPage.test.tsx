import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { endBrowserSignIn } from '../../../lib/sign-in/sign-in-end.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { aPlan } from '../learning-plan.fixture.tsx'
import { learningPlanQuery } from '../learning-plan-query.ts'
import { quizQuery } from './quiz-query.ts'
import { QuizPage } from './QuizPage.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const options = (...labels: string[]) => labels.map((label) => ({ key: label.toLowerCase(), label }))
const QUESTIONS = [
  { id: 'topic', title: 'What next?', options: options('AI', 'Marketing') },
  { id: 'level', title: 'How far are you?', options: options('New', 'Fluent') },
  { id: 'time', title: 'How much time?', options: options('Little', 'Much') },
]
const RECOMMENDED = () => ({ learningPlan: aPlan(), error: null })

interface Setting {
  answer?: () => object
  userId?: string
  /** Null for a member who has no learning plans. */
  questions?: typeof QUESTIONS | null
}

/** Opens the quiz; returns the responses of each submission, and the address. */
async function openQuiz({ answer = RECOMMENDED, userId = 'user-1', questions = QUESTIONS }: Setting = {}) {
  const submitted: unknown[] = []
  stubService({
    '/graphql': ({ body }) => {
      submitted.push((body as { variables: { responses: unknown } }).variables.responses)
      return { body: { data: { submitLearningPlanQuiz: answer() } } }
    },
  })
  const { address } = await renderMemberScreen(QuizPage, {
    address: '/plan/intro',
    member: { userId },
    known: [[quizQuery.queryKey, questions]],
  })
  return { submitted, address, user: userEvent.setup() }
}

const question = (name: string) => screen.findByRole('heading', { level: 1, name })
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Answers the questions, without finishing. */
async function fillIn(...answers: string[]): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    if (index > 0) await press('Next')
    await userEvent.click(radio(answer))
  }
}

test('The quiz is the page that is not found for a member who has no learning plans', async () => {
  await openQuiz({ questions: null })
  await waitFor(() => expect(document.title).toContain('Page not found'))
  expect(screen.queryByRole('radio')).toBeNull()
})

describe('The quiz', () => {
  test('asks one question at a time with its place among them, and the next one gets the focus', async () => {
    await openQuiz()
    await question('What next?')
    expect(screen.getByText('Question 1 of 3')).toBeDefined()
    expect(screen.getByRole('group', { name: 'What next?' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/courses')
    await fillIn('AI')
    await press('Next')
    const second = await question('How far are you?')
    expect(document.activeElement).toBe(second)
    expect(screen.getByText('Question 2 of 3')).toBeDefined()
    expect(screen.queryByRole('radio', { name: 'AI' })).toBeNull()
  })

  test('is answered by keyboard alone: arrows choose, and Enter goes on', async () => {
    const { user, submitted, address } = await openQuiz()
    await question('What next?')
    radio('AI').focus()
    await user.keyboard('{ArrowDown}')
    expect(radio('Marketing').checked).toBe(true)
    await user.keyboard('{Enter}')
    await question('How far are you?')
    await user.tab()
    await user.keyboard(' {Enter}')
    await question('How much time?')
    await user.tab()
    await user.keyboard(' {Enter}')
    await waitFor(() => expect(address()).toBe('/courses#learning-plan'))
    expect(submitted).toEqual([
      [
        { questionId: 'topic', key: 'marketing' },
        { questionId: 'level', key: 'new' },
        { questionId: 'time', key: 'little' },
      ],
    ])
  })

  test('says that an answer is missing and leads to the choices, until one is made', async () => {
    await openQuiz()
    await question('What next?')
    await press('Next')
    expect(screen.getByRole('alert').textContent).toBe('Choose one answer to go on.')
    expect(document.activeElement).toBe(radio('AI'))
    await fillIn('Marketing')
    expect(screen.getByRole('alert').textContent).toBe('')
  })
})

describe('The answers to the quiz', () => {
  test('stay on the way back, and through a reload, which opens the question that was shown', async () => {
    await openQuiz()
    await fillIn('Marketing', 'Fluent')
    await press('Back')
    await question('What next?')
    expect(radio('Marketing').checked).toBe(true)
    await press('Next')
    cleanup()
    await openQuiz()
    await question('How far are you?')
    expect(radio('Fluent').checked).toBe(true)
  })

  test('are not shown to another member, and are removed when the member signs out', async () => {
    await openQuiz()
    await fillIn('AI', 'New')
    cleanup()
    await openQuiz({ userId: 'user-2' })
    await question('What next?')
    expect(radio('AI').checked).toBe(false)
    expect(sessionStorage.length).toBe(1)
    endBrowserSignIn('signed-out')
    expect(sessionStorage.length).toBe(0)
  })

  test('to a question that is asked no more are left out, and the first question without an answer is shown', async () => {
    const draft = { answers: { topic: 'gone', level: 'new', old: 'x' }, shown: 2 }
    sessionStorage.setItem('learning-plan-quiz', JSON.stringify({ userId: 'user-1', value: draft }))
    await openQuiz()
    await question('What next?')
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
  })
})

describe('“Get my plan”', () => {
  test('sends the answers once, keeps the plan for the courses, and forgets the answers', async () => {
    const { submitted, address } = await openQuiz()
    await fillIn('AI', 'New', 'Much')
    const finish = screen.getByRole('button', { name: 'Get my plan' })
    fireEvent.click(finish)
    fireEvent.click(finish)
    await waitFor(() => expect(address()).toBe('/courses#learning-plan'))
    expect(submitted).toHaveLength(1)
    expect(queryClient.getQueryData(learningPlanQuery.queryKey)).toEqual(aPlan())
    expect(sessionStorage.length).toBe(0)
  })

  test.each([
    [
      'is refused',
      () => ({ learningPlan: null, error: { message: 'One of the answers is not valid.' } }),
      /^One of the answers is not valid\./,
    ],
    [
      'gets no answer',
      () => {
        throw new TypeError('Failed to fetch')
      },
      /^(?:You’re offline|The server didn’t answer)/,
    ],
  ])('that %s says so and keeps the answers, and can be pressed again', async (_how, fail, message) => {
    let fails = true
    const { address } = await openQuiz({ answer: () => (fails ? fail() : RECOMMENDED()) })
    await fillIn('AI', 'New', 'Much')
    await press('Get my plan')
    const failure = await screen.findByText(message)
    expect(failure.textContent).toContain('Your answers are kept here.')
    expect(radio('Much').checked).toBe(true)
    fails = false
    await press('Get my plan')
    await waitFor(() => expect(address()).toBe('/courses#learning-plan'))
  })
})
