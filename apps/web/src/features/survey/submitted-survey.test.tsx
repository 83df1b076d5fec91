import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { track } from '../../lib/tracking/tracking.ts'
import {
  ANSWERS,
  button,
  closed,
  finish,
  heading,
  openSurvey,
  otherTab,
  press,
  status,
  STORED,
  type,
  USER_ID,
  useSubmissionTests,
} from './survey-screen.fixture.tsx'

vi.mock('../../lib/tracking/tracking.ts', () => ({ track: vi.fn<typeof track>() }))

useSubmissionTests()

test('A finished survey is sent, tracked once with the member, announced to the other tabs, and can then be closed', async () => {
  const heard = vi.fn<(message: unknown) => void>()
  otherTab.addEventListener('message', ({ data }) => heard(data), { once: true })
  const { submitted } = await openSurvey()
  queryClient.setQueryData(['next-steps'], [])
  await finish()
  const title = await heading('Survey Complete!')
  expect(document.activeElement).toBe(title)
  expect(submitted()).toEqual([
    { responses: ANSWERS, surveyResponseId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ])
  expect(vi.mocked(track).mock.calls).toEqual([
    [
      'Survey Submitted',
      {
        ...ANSWERS,
        survey_type: 'BASIC_INFO_SURVEY_V2',
        email: 'member@demo.school',
        first_name: 'Nora',
        last_name: 'Lindqvist',
      },
    ],
  ])
  expect(status()).toBe('COMPLETED')
  expect(sessionStorage.getItem('survey-answers')).toBeNull()
  expect(queryClient.getQueryState(['next-steps'])?.isInvalidated).toBe(true)
  await waitFor(() => expect(heard.mock.calls).toEqual([[USER_ID]]))
  press('Close')
  await closed()
})

test('The last slide leads to the courses of the chosen topics and to the whole catalog', async () => {
  const { address } = await openSurvey()
  await finish()
  await heading('Survey Complete!')
  expect(screen.getByRole('heading', { level: 3, name: 'Next Steps' })).toBeDefined()
  const link = screen.getByRole('link', { name: "Check out Section's courses" })
  expect(link.getAttribute('href')).toBe('/courses?s=ai%2Cbusiness-core')
  await userEvent.click(screen.getByRole('link', { name: 'Explore the catalog' }))
  await waitFor(() => expect(address()).toBe('/courses'))
})

test('The last slide closes with Escape', async () => {
  await openSurvey()
  await finish()
  await heading('Survey Complete!')
  await userEvent.keyboard('{Escape}')
  await closed()
})

test.each([
  [
    'is refused',
    () => ({ isStored: false, error: { message: 'One of the answers is not valid.' } }),
    /^One of the answers is not valid\./,
  ],
  [
    'gets no answer',
    () => {
      throw new TypeError('Failed to fetch')
    },
    /^The server didn’t answer\./,
  ],
] as const)(
  'A survey that %s says so and keeps the answers, and Finish sends them again under the same id',
  async (_what, fail, message) => {
    let fails = true
    const { submitted } = await openSurvey({ answer: () => (fails ? fail() : STORED()) })
    await finish()
    const alert = await screen.findByText(message)
    expect(alert.textContent).toContain('Your answers are kept here.')
    expect(track).not.toHaveBeenCalled()
    expect(status()).toBe('PENDING')
    expect(button('Finish').disabled).toBe(false)
    fails = false
    press('Finish')
    await heading('Survey Complete!')
    const ids = submitted().map(({ surveyResponseId }) => surveyResponseId)
    expect(new Set(ids).size).toBe(1)
    expect(track).toHaveBeenCalledOnce()
  },
)

test('A survey whose answers change after a failure is sent under a new id', async () => {
  let fails = true
  const { submitted } = await openSurvey({
    answer: () => {
      if (fails) throw new TypeError('Failed to fetch')
      return STORED()
    },
  })
  await finish()
  await screen.findByText(/^The server didn’t answer\./)
  press('Previous')
  await heading('What do you do?')
  type('Company', 'Another')
  press('Next')
  await heading(/^What do you want/)
  fails = false
  press('Finish')
  await heading('Survey Complete!')
  const sent = submitted()
  expect(sent.at(-1)?.responses.company).toBe('Another')
  expect(sent.at(-1)?.surveyResponseId).not.toBe(sent[0]?.surveyResponseId)
})
