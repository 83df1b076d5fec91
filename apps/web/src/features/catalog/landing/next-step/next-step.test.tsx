import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inHours, LINK, liveSession, onDemandSession, workshop } from '../landing-sessions.fixture.ts'
import { nextStepBar, openLanding, takeNextStep } from '../landing.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const full = liveSession({ enrollmentStatus: 'WAITLIST', hasWaitlist: true })
const later = liveSession({ sessionId: 'later', starts: 900 })
const waiting = liveSession({ enrollmentStatus: 'WAITLISTED', hasWaitlist: true })
const line = { waitlists: [{ sessionId: 'live', length: 5, rank: 5 }] }
const link = async () => within(await nextStepBar()).getByRole('link')
const target = async () => [(await link()).textContent, (await link()).getAttribute('href')]
const text = async () => (await nextStepBar()).textContent
const half = { creditedShare: 0.5, completed: false, groups: [] }
const limited = { accountType: 'LIMITED' as const, areas: ['mc-limited' as const] }

describe('The next step on the page of a course', () => {
  test('enters a running course', async () => {
    await openLanding({ sessions: [liveSession({ starts: -50, enrollmentStatus: 'ENROLLED' }), later] })
    expect(await target()).toEqual(['Go to Live Course', '/courses/session/live'])
  })

  test('joins a meeting whose room is open before the course begins', async () => {
    const meetings = [{ meetingId: 'm', startAt: inHours(2), endAt: inHours(3.5), link: LINK }]
    await openLanding({ sessions: [workshop({ starts: 2, enrollmentStatus: 'ENROLLED', meetings })] })
    expect(await target()).toEqual(['Join the meeting', LINK])
    expect((await link()).dataset['variant'], 'no other button enters the course').toBe('primary')
  })

  test('does not exist for a member who has a seat in a course that is ahead', async () => {
    await openLanding({ sessions: [liveSession({ enrollmentStatus: 'ENROLLED' }), later] })
    expect(screen.queryByRole('group', { name: 'Next step' })).toBeNull()
  })

  test('resumes the lesson of a course that was begun on demand, and starts one that was only entered', async () => {
    const sessions = [liveSession(), onDemandSession({ enrollmentStatus: 'ENROLLED' })]
    await openLanding({ sessions, progress: half })
    expect(await target()).toEqual(['Resume', '/courses/ondemand/c/g/l'])
    cleanup()
    await openLanding({ sessions })
    expect(await target()).toEqual(['Start', '/courses/ondemand/c/g/l'])
  })

  test('does not exist after the course, which can be watched again', async () => {
    await openLanding({
      sessions: [later, onDemandSession({ enrollmentStatus: 'ENROLLED' })],
      progress: { creditedShare: 1, completed: true, groups: [] },
    })
    expect(await screen.findByRole('link', { name: 'Watch again' })).toBeDefined()
    expect(screen.queryByRole('group', { name: 'Next step' })).toBeNull()
  })

  test('opens the dialog of the next run with a free seat', async () => {
    await openLanding({ sessions: [liveSession(), later, onDemandSession()] })
    expect(await text()).toMatch(/^Live: [A-Z][a-z]{2} \d+.* – .*\d+Enroll$/)
    await takeNextStep('Enroll')
    const dialog = await screen.findByRole('dialog', { name: 'Ready to learn?' })
    expect(within(dialog).getByRole('button', { name: "I'M SOLD, ENROLL ME" })).toBeDefined()
  })

  test('joins the waitlist of a full run, with the course on demand beside it', async () => {
    await openLanding({ sessions: [full, onDemandSession()] })
    expect(await text()).toMatch(/^Full: .+Join Waitlist$/)
    expect(screen.getByText('Full, waitlist open')).toBeDefined()
    const hero = within(screen.getByRole('banner'))
    expect(hero.getByText('You can start on demand today, at your own pace.')).toBeDefined()
    const onDemand = hero.getByRole('link', { name: 'GO TO ON DEMAND COURSE' })
    expect(onDemand.dataset['variant']).toBe('secondary')
  })

  test('goes to a course that exists on demand alone', async () => {
    await openLanding({ sessions: [onDemandSession()] })
    expect(await target()).toEqual(['GO TO ON DEMAND COURSE', '/courses/ondemand/c/g/l'])
  })

  test('of a limited member leads to what opens a locked course, and says so', async () => {
    await openLanding({ ...limited, sessions: [liveSession({ entitled: false })] })
    expect(await text()).toBe('Become a member for full accessEnroll')
    expect(await target()).toEqual(['Enroll', '/upgrade'])
  })

  test('of a limited member is the on-demand edition rather than a lock', async () => {
    await openLanding({ ...limited, sessions: [liveSession({ entitled: false }), onDemandSession()] })
    expect((await target())[0]).toBe('GO TO ON DEMAND COURSE')
  })
})

describe('A member on a waitlist', () => {
  test('reads the place in line where there is nothing else to do', async () => {
    await openLanding({ ...line, sessions: [waiting] })
    expect(await text()).toBe('You are number 5 of 5 in line.')
    expect(within(await nextStepBar()).queryByRole('button')).toBeNull()
  })

  test('is offered the next run with free seats, and enrolls in it with two clicks', async () => {
    const { requests } = await openLanding({
      ...line,
      sessions: [waiting, later],
      saving: { status: 'ENROLLED', sessions: [waiting, { ...later, enrollmentStatus: 'ENROLLED' }] },
    })
    const own = await screen.findByRole('region', { name: 'Your session' })
    expect(own.textContent).toContain('You are number 5 of 5 in line.')
    expect(own.textContent).toMatch(/Free seats: [A-Z][a-z]{2} \d+/)
    await takeNextStep('Enroll')
    fireEvent.click(await screen.findByRole('button', { name: "I'M SOLD, ENROLL ME" }))
    await screen.findByRole('dialog', { name: "YOU'RE IN!" })
    const saved = requests.find(({ body }) => JSON.stringify(body).includes('"input"'))
    expect(JSON.stringify(saved?.body)).toContain('"sessionId":"later"')
  })

  test('is offered the next run with free seats, after they completed the course on demand', async () => {
    const completed = onDemandSession({ enrollmentStatus: 'COMPLETED' })
    await openLanding({ ...line, sessions: [waiting, later, completed] })
    const own = await screen.findByRole('region', { name: 'Your session' })
    expect(own.textContent).toMatch(/Free seats: [A-Z][a-z]{2} \d+/)
    expect(own.contains(await nextStepBar())).toBe(true)
    await takeNextStep('Enroll')
    expect(await screen.findByRole('dialog', { name: 'Ready to learn?' })).toBeDefined()
  })

  test('reads no offer to start a course that they have begun on demand', async () => {
    const begun = onDemandSession({ enrollmentStatus: 'ENROLLED' })
    await openLanding({ ...line, sessions: [waiting, begun], progress: half })
    expect((await target())[0]).toBe('Resume')
    expect(screen.queryByText(/start on demand today/)).toBeNull()
  })

  test('is offered the course on demand where no run has a free seat', async () => {
    await openLanding({ ...line, sessions: [waiting, { ...full, sessionId: 'other' }, onDemandSession()] })
    expect((await target())[0]).toBe('GO TO ON DEMAND COURSE')
    const own = await screen.findByRole('region', { name: 'Your session' })
    expect(own.textContent).toContain('You can start on demand today, at your own pace.')
  })

  test.each([
    ['a seat in another run', [later], 'Free seats:'],
    ['the course on demand', [onDemandSession()], 'You can start on demand today, at your own pace.'],
  ])('of two runs is offered %s once', async (_, open, offer) => {
    await openLanding({ sessions: [waiting, { ...waiting, sessionId: 'second', title: 'Second' }, ...open] })
    expect(await screen.findAllByRole('region', { name: 'Your session' })).toHaveLength(2)
    expect(screen.getAllByRole('group', { name: 'Next step' })).toHaveLength(1)
    expect(screen.getByRole('banner').textContent.split(offer)).toHaveLength(2)
  })
})
