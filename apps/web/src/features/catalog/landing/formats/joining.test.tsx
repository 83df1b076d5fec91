import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { config } from '../../../../lib/config.ts'
import { liveSession, onDemandSession } from '../landing-sessions.fixture.ts'
import { openLanding, takeNextStep, texts } from '../landing.fixture.tsx'

// These tests join sessions from a landing page, with the dialogs that follow.

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const liveCard = async () => {
  const heading = await screen.findByRole('heading', { level: 3, name: 'Live' })
  return within(heading.parentElement?.parentElement ?? document.body)
}

test('Joining a waitlist says so before and after, with the waitlist rank, and what to do next', async () => {
  const full = liveSession({ enrollmentStatus: 'WAITLIST', hasWaitlist: true })
  const waitlist = { sessionId: full.sessionId, length: 3, rank: null as number | null }
  await openLanding({
    sessions: [full],
    waitlists: [waitlist],
    saving: { status: 'WAITLISTED', sessions: [{ ...full, enrollmentStatus: 'WAITLISTED' }] },
  })
  await takeNextStep('Join Waitlist')
  const confirm = within(await screen.findByRole('dialog', { name: 'Ready to learn?' }))
  expect(confirm.getByRole('button', { name: 'Cancel' })).toBeDefined()
  expect(confirm.getByText(/You would be number 4 in line\./)).toBeDefined()
  Object.assign(waitlist, { length: 4, rank: 4 })
  fireEvent.click(confirm.getByRole('button', { name: "I'M SOLD, JOIN THE WAITLIST" }))
  const done = within(await screen.findByRole('dialog', { name: 'Added To Waitlist!' }))
  expect(done.getByText('You are number 4 of 4 in line.')).toBeDefined()
  expect(done.getByRole('heading', { name: "What's next" })).toBeDefined()
  expect(done.getByRole('listitem').textContent).toBe('You are in line.')
  expect(done.getByRole('link', { name: 'Go to Courses' }).getAttribute('href')).toBe('/courses')
  expect(done.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})

test('A full session offers a seat on another date, which replaces it in the dialog', async () => {
  const full = liveSession({ enrollmentStatus: 'WAITLIST', hasWaitlist: true })
  const later = liveSession({ sessionId: 'later', starts: 900 })
  const closed = liveSession({ sessionId: 'closed', starts: 950, enrollmentStatus: 'CLOSED' })
  const requests = await openLanding({
    sessions: [full, later, closed, onDemandSession()],
    saving: { status: 'ENROLLED', sessions: [full, { ...later, enrollmentStatus: 'ENROLLED' }] },
  })
  fireEvent.click((await liveCard()).getByRole('button', { name: 'Join Waitlist' }))
  const confirm = within(await screen.findByRole('dialog', { name: 'Ready to learn?' }))
  expect(confirm.getByRole('heading', { name: 'Or take a seat on another date' })).toBeDefined()
  expect(confirm.getAllByRole('listitem')).toHaveLength(1)
  fireEvent.click(confirm.getByRole('button', { name: 'Enroll' }))
  fireEvent.click(await screen.findByRole('button', { name: "I'M SOLD, ENROLL ME" }))
  await screen.findByRole('dialog', { name: "YOU'RE IN!" })
  const saved = requests.requests.find(({ body }) => JSON.stringify(body).includes('"input"'))
  expect(JSON.stringify(saved?.body)).toContain('"sessionId":"later"')
})

test('A waiting member sees the rank in their own session', async () => {
  const waiting = liveSession({ enrollmentStatus: 'WAITLISTED', hasWaitlist: true })
  await openLanding({ sessions: [waiting], waitlists: [{ sessionId: 'live', length: 5, rank: 2 }] })
  expect(await texts()).toContain('You are number 2 of 5 in line.')
})

describe('The live card of a landing page', () => {
  test('is faded with “COMING SOON” when no session can be seen', async () => {
    await openLanding({ sessions: [onDemandSession(), liveSession({ hideInCatalog: true })] })
    const card = await liveCard()
    expect(card.getByRole<HTMLButtonElement>('button', { name: 'COMING SOON' }).disabled).toBe(true)
    expect(card.queryByRole('listitem')).toBeNull()
  })

  test.each([
    ['starts within a day', 20],
    ['started within a day', -20],
  ])('has a disabled “Course Ended” for a sprint that %s', async (_when, starts) => {
    await openLanding({ sessions: [liveSession({ starts }), onDemandSession()] })
    const button = (await liveCard()).getByRole<HTMLButtonElement>('button', { name: 'Course Ended' })
    expect(button.disabled).toBe(true)
  })

  test('lists a running session that can be joined, beside the next one', async () => {
    const running = liveSession({ sessionId: 'running', sessionKind: 'CAPSTONE', starts: -50 })
    await openLanding({ sessions: [running, liveSession()] })
    expect((await liveCard()).getAllByRole('button', { name: 'Enroll' })).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'JOIN THE COURSE' })).toBeDefined()
  })
})

test('“Go to Live Course” leads to the page of a cohort at the sprint center', async () => {
  const center = vi.spyOn(config, 'sprintCenterUrl', 'get').mockReturnValue('https://sprints.example')
  await openLanding({
    sessions: [liveSession({ starts: -50, enrollmentStatus: 'ENROLLED', wpCohortSlug: 'june' })],
  })
  const link = await screen.findByRole('link', { name: 'Go to Live Course' })
  expect(link.getAttribute('href')).toBe('https://sprints.example/june')
  expect(link.getAttribute('target')).toBeNull()
  center.mockRestore()
})
