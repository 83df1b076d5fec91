import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { certificateProgress } from '../../../certificate-progress/certificate-progress.fixture.ts'
import { badge } from '../../../credentials/credential.fixture.ts'
import { liveSession } from '../landing-sessions.fixture.ts'
import { openLanding } from '../landing.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('The page of a course shows whoever holds its badge when it was earned, and downloads and shares it', async () => {
  await openLanding({
    sessions: [liveSession({ courseBadgeId: 'badge-c' })],
    credentials: [badge('x'), badge('c')],
  })
  const section = within(await screen.findByRole('region', { name: 'You earned the badge' }))
  expect(await section.findByText('On Nov 2, 2026. It is yours to keep and to share.')).toBeDefined()
  expect(section.getByRole('link', { name: 'Download PDF of Course c' })).toBeDefined()
  expect(section.getByRole('button', { name: 'Share Course c' })).toBeDefined()
})

test('The page of a course speaks of no badge to a member who does not hold it', async () => {
  await openLanding({ sessions: [liveSession()] })
  expect(screen.queryByRole('region', { name: 'You earned the badge' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Counts towards' })).toBeNull()
})

test('The page of a course names the certificates to which it counts, with the member’s progress', async () => {
  const certificates = [
    certificateProgress({ certificateId: 'issued', title: 'Issued', credentialId: 'x' }),
    certificateProgress({
      certificateId: 'completed',
      title: 'Completed',
      numBadges: 4,
      isCompleted: true,
      isRegistered: false,
    }),
    certificateProgress(),
    certificateProgress({ certificateId: 'elsewhere', courseIds: new Set(['other']) }),
  ]
  await openLanding({ sessions: [liveSession()], certificates })
  const section = within(await screen.findByRole('region', { name: 'Counts towards' }))
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AI Strategy2 of 4 courses',
    'Completed4 of 4 courses. Register to have it issued.',
    'IssuedIssued to you',
  ])
  expect(section.getByRole('link', { name: 'AI Strategy' }).getAttribute('href')).toBe(
    '/certificates/ai-strategy',
  )
})
