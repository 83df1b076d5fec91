import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { track } from '../../lib/tracking/tracking.ts'
import {
  ANSWERED_BEFORE,
  closed,
  field,
  finish,
  goToWork,
  heading,
  openSurvey,
  otherTab,
  status,
  type,
  USER_ID,
  useSubmissionTests,
} from './survey-screen.fixture.tsx'

vi.mock('../../lib/tracking/tracking.ts', () => ({ track: vi.fn<typeof track>() }))

useSubmissionTests()

test('A survey that was completed before closes, says whose answers are kept, and is not tracked', async () => {
  await openSurvey({ answer: ANSWERED_BEFORE })
  await finish()
  await closed()
  expect(
    screen.getByText('You had completed this survey before. Your earlier answers are kept.'),
  ).toBeDefined()
  expect(track).not.toHaveBeenCalled()
  expect(status()).toBe('COMPLETED')
})

test('A survey that the member completes in another tab closes here, and says so', async () => {
  await openSurvey()
  await goToWork()
  type('Company', 'Ledgerloop')
  otherTab.postMessage('somebody-else')
  await new Promise((done) => setTimeout(done, 20))
  expect(field('Company').value).toBe('Ledgerloop')
  otherTab.postMessage(USER_ID)
  await closed()
  expect(screen.getByText('Survey complete. You finished it in another tab.')).toBeDefined()
  expect(status()).toBe('COMPLETED')
  expect(sessionStorage.getItem('survey-answers')).toBeNull()
  expect(track).not.toHaveBeenCalled()
})

test('A survey whose answers are under way when another tab completes it closes once, with one message', async () => {
  const answered = Promise.withResolvers<void>()
  await openSurvey({ answer: ANSWERED_BEFORE })
  const fetched = globalThis.fetch
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    await answered.promise
    return fetched(...call)
  })
  await finish()
  otherTab.postMessage(USER_ID)
  await closed()
  answered.resolve()
  await new Promise((done) => setTimeout(done, 30))
  expect(screen.queryByText(/completed this survey before/)).toBeNull()
  expect(screen.getAllByText('Survey complete. You finished it in another tab.')).toHaveLength(1)
})

test('A survey that is complete stays on its last slide when another tab announces it too', async () => {
  await openSurvey()
  await finish()
  await heading('Survey Complete!')
  otherTab.postMessage(USER_ID)
  await new Promise((done) => setTimeout(done, 20))
  expect(await heading('Survey Complete!')).toBeDefined()
})
