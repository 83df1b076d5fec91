import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { aSession, NOW } from '../../../testing/dashboard-session.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { type Dashboard, dashboardQuery } from '../../catalog/dashboard-query.ts'
import { closeMembershipLock, useMembershipLockOpened } from '../../membership/membership-lock.ts'
import { CertificatePage } from './CertificatePage.tsx'
import { type CertificateDetail, certificateQuery } from '../certificates-query.ts'

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const course = (courseId: string) => ({
  courseId,
  title: courseId,
  subtitle: '',
  coverImageUrl: '/cover.svg',
})

const certificate: CertificateDetail = {
  certificateId: 'c1',
  title: 'AI Strategy',
  description: 'Decide where AI earns its keep.',
  type: 'OPEN',
  badgeImageUrl: '/seal.svg',
  numElectiveCourses: 0,
  numRequiredCourses: 3,
  numBadges: 1,
  isRegistered: false,
  meta: { registrationPrompt: null, postRegistrationPrompt: null },
  groups: [
    {
      certificateGroupId: 'g1',
      title: 'Foundations',
      description: 'What the tools do well.',
      courses: [course('offered'), course('over'), course('without sessions')],
    },
  ],
}

const dashboard: Dashboard = {
  bookmarks: new Set(),
  resume: null,
  sessions: [
    aSession({ sessionId: 's1', courseId: 'offered', title: 'offered' }),
    aSession({
      sessionId: 's2',
      courseId: 'over',
      title: 'over',
      startAt: NOW - 9 * DAY_MS,
      endAt: NOW - 8 * DAY_MS,
      enrollmentStatus: 'COMPLETED',
    }),
  ],
}

type Setting = Parameters<typeof renderMemberScreen>[1]

/** Renders the page, and a text while the membership lock is open, because the shell renders the lock itself. */
const PageWithLock = () => (
  <>
    <CertificatePage />
    {useMembershipLockOpened() && <p>locked</p>}
  </>
)

/** Opens the page of a certificate as a member; `answers` are those of the mutations. */
async function open(more: Partial<CertificateDetail> = {}, answers: object = {}, setting: Setting = {}) {
  const shown = { ...certificate, ...more }
  const requests = stubService({ '/graphql': { body: { data: { getCertificate: shown, ...answers } } } })
  await renderMemberScreen(PageWithLock, {
    path: '/certificates/$certificateId',
    address: '/certificates/c1',
    known: [
      [certificateQuery('c1').queryKey, shown],
      [dashboardQuery.queryKey, dashboard],
    ],
    ...setting,
  })
  await screen.findByRole('heading', { level: 1, name: 'AI Strategy' })
  return requests
}

const button = (name: string) => screen.findByRole('button', { name })

test('A certificate shows its requirements, the member’s progress and a link to the list', async () => {
  await open()
  expect(screen.getByText('Decide where AI earns its keep.')).toBeDefined()
  expect(screen.getByText(/1 of 3 badges earned/)).toBeDefined()
  expect(screen.getByRole('progressbar', { name: 'Progress towards AI Strategy' })).toBeDefined()
  const back = screen.getByRole('link', { name: 'Back to all certificates' })
  expect(back.getAttribute('href')).toBe('/certificates')
  expect(document.title).toBe('Section - AI Strategy')
})

test('A card of a certificate links to its course only while the course is offered', async () => {
  await open()
  const group = within(screen.getByRole('region', { name: 'Foundations' }))
  expect(group.getByText('What the tools do well.')).toBeDefined()
  const titles = group.getAllByRole('article').map((card) => within(card).getByRole('heading'))
  expect(titles.map(({ textContent }) => textContent)).toEqual(['offered', 'over', 'without sessions'])
  const links = titles.map((title) => within(title).queryByRole('link')?.getAttribute('href'))
  expect(links).toEqual(['/courses/offered', undefined, undefined])
})

test('A card of a certificate says that its course is completed', async () => {
  await open()
  const [offered, over] = screen.getAllByRole('article')
  expect(over && within(over).getByText('Completed')).toBeDefined()
  expect(offered && within(offered).queryByText('Completed')).toBeNull()
})

test('Only a registered member sees when certificates are issued', async () => {
  const sentence = /^Certificates are issued bi-weekly\. Reach out to our support team with any questions\.$/
  const note = () =>
    screen.queryByText((_text, node) => node?.tagName === 'P' && sentence.test(node.textContent))
  await open()
  expect(note()).toBeNull()
  cleanup()
  await open({ isRegistered: true })
  expect(note()).not.toBeNull()
})

test('A certificate that is not open has no button to register', async () => {
  await open({ type: 'CRASH_COURSE' })
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull()
})

test('“Register” on a certificate asks for confirmation, then shows the next steps', async () => {
  const requests = await open({}, { addCertificateRegistration: { certificateId: 'c1', error: null } })
  fireEvent.click(await button('Register'))
  expect(requests).toHaveLength(0)
  fireEvent.click(await button("I'm sold, register me!"))
  expect(await screen.findByText("YOU'RE REGISTERED")).toBeDefined()
  expect(screen.getByText('Select courses from the Certificate detail page')).toBeDefined()
  fireEvent.click(await button('Return to certificate'))
})

test('“Unregister” on a certificate asks for confirmation, and “Cancel” changes nothing', async () => {
  const requests = await open({ isRegistered: true })
  fireEvent.click(await button('Unregister'))
  const dialog = within(await screen.findByRole('dialog', { name: 'AI Strategy' }))
  expect(dialog.getByText('Are you sure you want to unregister from this certificate program?')).toBeDefined()
  expect(
    dialog.getByText('* You will remain enrolled in any course connected to this certificate.'),
  ).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(requests).toHaveLength(0)
})

test('“Unregister” on a certificate ends the registration once it is confirmed, and refetches the certificate', async () => {
  const requests = await open(
    { isRegistered: true },
    { removeCertificateRegistration: { certificateId: 'c1', error: null } },
  )
  fireEvent.click(await button('Unregister'))
  fireEvent.click(await button("Yes, I'm sure."))
  await waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(2))
  expect(requests[0]?.body).toMatchObject({ variables: { certificateId: 'c1' } })
})

test('A registration for a certificate that the server refuses closes the dialog', async () => {
  await open(
    {},
    { addCertificateRegistration: { certificateId: null, error: { code: 'TRIAL_ENDED', message: 'Over.' } } },
  )
  fireEvent.click(await button('Register'))
  fireEvent.click(await button("I'm sold, register me!"))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('“Register” on a certificate opens the membership lock on the free tier', async () => {
  const requests = await open({}, {}, { accountType: 'LIMITED', areas: ['mc-limited'] })
  expect(screen.queryByText('locked')).toBeNull()
  fireEvent.click(await button('Register'))
  expect(await screen.findByText('locked')).toBeDefined()
  act(closeMembershipLock)
  expect(screen.queryByRole('dialog', { name: 'AI Strategy' })).toBeNull()
  expect(requests).toHaveLength(0)
})
