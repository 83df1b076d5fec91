import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { config } from '../../../../lib/config.ts'
import { liveSession, onDemandSession, openLanding } from '../landing.fixture.tsx'

// These tests join sessions from a landing page, with the dialogs that follow. Specification 2, sections 4.2 and 4.3.

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const liveCard = async () => {
  const heading = await screen.findByRole('heading', { level: 3, name: 'Live' })
  return within(heading.parentElement?.parentElement ?? document.body)
}

test('Joining a waitlist says so, and what to do next', async () => {
  const full = liveSession({ enrollmentStatus: 'WAITLIST', hasWaitlist: true })
  await openLanding({
    sessions: [full],
    saving: { status: 'WAITLISTED', sessions: [{ ...full, enrollmentStatus: 'WAITLISTED' }] },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Join Waitlist' }))
  const confirm = within(await screen.findByRole('dialog', { name: 'Ready to learn?' }))
  expect(confirm.getByRole('button', { name: 'Cancel' })).toBeDefined()
  fireEvent.click(confirm.getByRole('button', { name: "I'M SOLD, ENROLL ME" }))
  const done = within(await screen.findByRole('dialog', { name: 'Added To Waitlist!' }))
  expect(done.getByRole('heading', { name: "What's next" })).toBeDefined()
  expect(done.getByRole('listitem').textContent).toBe('You are in line.')
  expect(done.getByRole('link', { name: 'Go to Courses' }).getAttribute('href')).toBe('/courses')
  expect(done.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})

describe('the live card', () => {
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
