import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { handedIn, openForm, press, type } from './project-actions.fixture.ts'
import { type Fields, openProject } from './project-screen.fixture.tsx'
import { SESSION_ID, SUBMISSION } from './sample-project.fixture.ts'

const HANDED_IN = { submission: SUBMISSION, courseBadgeId: null, error: null }
const refused = (message: string) => ({ submission: null, courseBadgeId: null, error: { message } })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('A project is handed in without spaces around it; the form closes, and the button says so', async () => {
  const { asked } = openProject({ answers: { submitProject: HANDED_IN } })
  type(await openForm(), ' https://docs.example/page ')
  press('Hand in')
  expect(await screen.findByText('Your project is handed in.')).toBeDefined()
  await closed()
  expect(handedIn(asked)).toEqual([
    {
      sessionId: SESSION_ID,
      projectSubmissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      content: 'https://docs.example/page',
    },
  ])
  await screen.findByRole('button', { name: 'Project Submitted! Need to resubmit?' })
})

test('Handing in makes the session and the open projects of home stale, and nothing else', async () => {
  const told = [
    ['session-content', SESSION_ID, 'page'],
    ['courses', 'study'],
  ]
  const others = [
    ['session-content', 's2', 'page'],
    ['courses', 'dashboard'],
  ]
  openProject({ answers: { submitProject: HANDED_IN } })
  for (const key of [...told, ...others]) queryClient.setQueryData(key, {})
  type(await openForm(), 'A page.')
  press('Hand in')
  await closed()
  const isStale = (key: string[]) => queryClient.getQueryState(key)?.isInvalidated
  expect([told.filter(isStale), others.filter(isStale)]).toEqual([told, []])
})

test('A member whose project earns the badge of the course is told so', async () => {
  openProject({ answers: { submitProject: { ...HANDED_IN, courseBadgeId: 'b1' } } })
  type(await openForm(), 'A page.')
  press('Hand in')
  expect(await screen.findByText('Your project is handed in, and you earned the badge.')).toBeDefined()
})

test('The form of a project that was handed in begins with its text and says that a new text replaces it', async () => {
  openProject({ project: { submission: SUBMISSION } })
  expect((await openForm()).value).toBe('What I handed in.')
  expect(screen.getByText('You handed in on Mar 3, 2026. What you hand in now replaces it.')).toBeDefined()
})

test('A refused project shows the words of the server and keeps the text in the form', async () => {
  openProject({ answers: { submitProject: refused('This project can’t be handed in any more.') } })
  const field = await openForm()
  type(field, 'A page.')
  press('Hand in')
  expect(await screen.findByText('This project can’t be handed in any more.')).toBeDefined()
  expect([screen.queryByRole('dialog') !== null, field.value]).toEqual([true, 'A page.'])
})

test('A project that is sent again after a failure has the same id, and one with another text a new id', async () => {
  const answers = (given: Fields) =>
    'projectSubmissionId' in given && given['content'] !== 'The last.' ? null : { submitProject: HANDED_IN }
  const { asked } = openProject({ answers })
  const field = await openForm()
  type(field, 'A page.')
  for (const times of [1, 2]) {
    press('Hand in')
    await waitFor(() => expect(handedIn(asked)).toHaveLength(times))
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull())
  }
  await screen.findAllByRole('alert')
  type(field, 'The last.')
  press('Hand in')
  await closed()
  const [first, second, third] = handedIn(asked).map(({ projectSubmissionId }) => projectSubmissionId)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('A project with an empty text is not sent', async () => {
  const { asked } = openProject()
  type(await openForm(), '  \n ')
  press('Hand in')
  expect(await screen.findByText('Please enter a link or a text.')).toBeDefined()
  expect(handedIn(asked)).toEqual([])
})

test('A project of 5,001 characters is counted and not sent, and one of 5,000 characters is sent', async () => {
  const { asked } = openProject({ answers: { submitProject: HANDED_IN } })
  const field = await openForm()
  expect(screen.getByText('0 of 5,000 characters')).toBeDefined()
  type(field, 'x'.repeat(5001))
  expect(screen.getByText('5,001 of 5,000 characters').dataset['over']).toBe('true')
  press('Hand in')
  expect(await screen.findByText('At most 5000 characters.')).toBeDefined()
  expect(handedIn(asked)).toEqual([])
  type(field, 'x'.repeat(5000))
  press('Hand in')
  await closed()
  expect(handedIn(asked)).toHaveLength(1)
})
