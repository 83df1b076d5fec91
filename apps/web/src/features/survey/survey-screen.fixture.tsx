import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'
import { type SurveyValues, topicsOf } from '@section/domain/survey/survey-answers.ts'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { track } from '../../lib/tracking/tracking.ts'
import { viewerQuery } from '../../lib/viewer/viewer.ts'
import { limitedAnswer, MEMBER_ANSWER, signInAs } from '../../testing/signed-in.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { stubService } from '../../testing/stub-service.ts'
import { Survey } from './Survey.tsx'
// The dialog is imported here, so that the tests do not wait for it to load.
import './SurveyDialog.tsx'

/** Returns the server's answer to a submission, or throws like a server that does not answer. */
type Answer = () => object

export const STORED: Answer = () => ({ isStored: true, error: null })
export const ANSWERED_BEFORE: Answer = () => ({ isStored: false, error: null })

/** The answers that `fillIn` gives to the questions. */
export const ANSWERS: SurveyValues = {
  company: 'Ledgerloop',
  title: 'Manager',
  job_level: 'manager',
  number_of_employees: '100-499',
  job_area: 'l_and_d',
  what_topics_are_you_interested_in: topicsOf(['ai', 'business_strategy']),
  interested_in_section4_for_teams: true,
}

interface Setting {
  answer?: Answer
  /** The answer to the viewer query, by default that of a limited member who has not answered. */
  viewer?: object
  userId?: string
}

export const pendingAnswer = (userId = MEMBER_ANSWER.getMember.userId) => {
  const answer = limitedAnswer()
  return { ...answer, getMember: { ...answer.getMember, userId }, getSurveyStatus: 'PENDING' }
}

/** Renders a page with the survey; returns the requests and the current address. */
export async function openSurvey({ answer = STORED, userId, viewer = pendingAnswer(userId) }: Setting = {}) {
  const requests = stubService({
    '/graphql': () => ({ body: { data: { saveSurveyResponse: answer() } } }),
  })
  signInAs(viewer)
  const Screen = () => (
    <QueryClientProvider client={queryClient}>
      <h1>Account</h1>
      <Survey />
    </QueryClientProvider>
  )
  const { address } = await renderScreen(Screen, '/account-settings')
  const submitted = () => requests.map(({ body }) => (body as { variables: Submitted }).variables)
  return { address, submitted }
}

interface Submitted {
  responses: SurveyValues
  surveyResponseId: string
}

/** Unmounts the page as a reload does. */
export function leavePage(): void {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
}

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
/** Returns what a button waits for, which stands beside it; null for one that can do its work. */
export const waitsFor = (name: string) =>
  document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent ?? null
export const press = (name: string) => fireEvent.click(button(name))
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
export const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
export const TEAMS = /for teams$/

export async function goToWork(): Promise<void> {
  await heading('Complete your profile')
  press('customize profile')
  await heading('What do you do?')
}

export async function goToInterests(): Promise<void> {
  await goToWork()
  type('Company', ' Ledgerloop ')
  type('Job title', 'Manager')
  type('Job level', 'manager')
  type('Number of employees', '100-499')
  type('Job area', 'l_and_d')
  press('Next')
  await heading(/^What do you want to learn/)
}

/** Answers both questions, without pressing Finish. */
export async function fillIn(): Promise<void> {
  await goToInterests()
  for (const name of ['AI', 'Business Strategy', TEAMS]) fireEvent.click(box(name))
}

export async function finish(): Promise<void> {
  await fillIn()
  press('Finish')
}

/** The member whom the survey asks by default. */
export const USER_ID = MEMBER_ANSWER.getMember.userId
/** Stands for another tab of the browser, which hears and sends messages about the survey. */
export const otherTab = new BroadcastChannel('survey')

export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** The status of the survey as this page knows it. */
export const status = () => queryClient.getQueryData(viewerQuery.queryKey)?.surveyStatus

/** Leaves the page after each test of a submission, whose tracking is replaced by a mock. */
export function useSubmissionTests(): void {
  afterEach(() => {
    leavePage()
    hideToasts()
    sessionStorage.clear()
    vi.mocked(track).mockClear()
  })
}
