import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { liveSession, onDemandSession } from '../landing-sessions.fixture.ts'
import { openLanding, takeNextStep } from '../landing.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const full = liveSession({ enrollmentStatus: 'WAITLIST', hasWaitlist: true })
const later = liveSession({ sessionId: 'later', starts: 900 })
const DAY = '[A-Z][a-z]{2}, [A-Z][a-z]{2} \\d+'
const rows = async () => {
  const heading = await screen.findByRole('heading', { name: 'Choose your learning format' })
  const list = within(heading.closest('section') ?? document.body).getByRole('list')
  return within(list).getAllByRole('listitem')
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('A full run', () => {
  test('is listed as full, with a waitlist, beside the next one with free seats', async () => {
    await openLanding({ sessions: [full, later, onDemandSession()] })
    const [first, second] = await rows()
    expect(first?.textContent).toContain('Full')
    expect(first?.textContent).toMatch(
      new RegExp(`the waitlist is open\\. The next run with free seats starts ${DAY}\\.Join Waitlist$`),
    )
    expect(second?.textContent).not.toContain('Full')
    expect(second?.textContent).not.toContain('The next run')
    expect(second?.textContent).toMatch(/Enroll$/)
  })

  test('says in the hero when the next run with free seats starts, whose dialog its button opens', async () => {
    await openLanding({
      sessions: [full, later],
      saving: { status: 'ENROLLED', sessions: [full, { ...later, enrollmentStatus: 'ENROLLED' }] },
    })
    const hero = within(screen.getByRole('banner'))
    expect(
      hero.getByText(new RegExp(`^Full\\. The next run with free seats starts ${DAY}\\.$`)),
    ).toBeDefined()
    await takeNextStep('Enroll')
    fireEvent.click((await dialog('Ready to learn?')).getByRole('button', { name: "I'M SOLD, ENROLL ME" }))
    await dialog("YOU'RE IN!")
  })

  test('is marked as full and with “Waitlisted!” in its row, while the viewer waits for it', async () => {
    await openLanding({ sessions: [{ ...full, enrollmentStatus: 'WAITLISTED' }, later] })
    const [own] = await rows()
    expect(own?.textContent).toMatch(/Full.+Waitlisted!$/)
  })

  test('without another run offers the course on demand, also before and after its waitlist is joined', async () => {
    const sessions = [full, onDemandSession()]
    await openLanding({
      sessions,
      saving: {
        status: 'WAITLISTED',
        sessions: [{ ...full, enrollmentStatus: 'WAITLISTED' }, onDemandSession()],
      },
    })
    const [row] = await rows()
    expect(row?.textContent).toContain('You can start on demand today, at your own pace.')
    await takeNextStep('Join Waitlist')
    const confirm = await dialog('Ready to learn?')
    expect(confirm.getByRole('link', { name: 'GO TO ON DEMAND COURSE' })).toBeDefined()
    fireEvent.click(confirm.getByRole('button', { name: "I'M SOLD, JOIN THE WAITLIST" }))
    const added = await dialog('Added To Waitlist!')
    const link = added.getByRole('link', { name: 'GO TO ON DEMAND COURSE' })
    expect(link.getAttribute('href')).toBe('/courses/ondemand/c/g/l')
  })

  test.each([
    ['may not watch the course on demand', { covered: false }, {}],
    ['has begun the course on demand', {}, { enrollmentStatus: 'ENROLLED' as const }],
    ['has completed the course on demand', {}, { enrollmentStatus: 'COMPLETED' as const }],
    ['finds no lessons in the course on demand', { modules: [] }, {}],
  ])(
    'without another run says nothing of starting on demand to a member who %s',
    async (_who, more, edition) => {
      await openLanding({ ...more, sessions: [full, onDemandSession(edition)] })
      const [row] = await rows()
      expect(row?.textContent).toContain('the waitlist is open.')
      expect(screen.queryByText(/start on demand today/)).toBeNull()
    },
  )

  test('asks a free member to save the course, when nothing else is open to them', async () => {
    const closed = liveSession({ enrollmentStatus: 'CLOSED', entitled: false })
    const limited = { accountType: 'LIMITED' as const, areas: ['mc-limited' as const] }
    await openLanding({
      ...limited,
      covered: false,
      sessions: [closed, onDemandSession({ entitled: false })],
    })
    expect(await screen.findByText(/^Save the course: new dates appear here/)).toBeDefined()
    expect(screen.queryByText(/start on demand today/)).toBeNull()
  })

  test('without another run and without lessons offers nothing else in its dialog', async () => {
    await openLanding({ sessions: [full] })
    await takeNextStep('Join Waitlist')
    const confirm = await dialog('Ready to learn?')
    expect(confirm.queryByText(/^Or /)).toBeNull()
  })
})

test('A format that is coming soon is announced without a button to press', async () => {
  await openLanding({ sessions: [later, onDemandSession({ enrollmentStatus: 'FUTURE' })] })
  const soon = await screen.findByRole<HTMLButtonElement>('button', { name: 'COMING SOON' })
  expect(soon.disabled).toBe(true)
})

test('The on-demand format says how many lessons it has and how long they take, in words', async () => {
  await openLanding({ sessions: [onDemandSession({ lessons: { count: 3, duration: 210 } })] })
  expect(screen.getAllByText('3 lessons · 4 min')).toHaveLength(2)
})
