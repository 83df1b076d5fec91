import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { aSession, NOW, onDemandSession } from '../../../testing/dashboard-session.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import { aCertificate, aProgramCourse, aProgramGroup, COMPLETED } from '../certificate.fixture.ts'

const memberWith = (...areas: string[]) => ({
  ...MEMBER_ANSWER,
  getMemberEntitlements: areas.map((type) => ({
    entitlementId: type,
    type,
    label: null,
    precedence: 1,
    customizations: null,
  })),
})
const BUYER = memberWith('crash-courses')

const NO_COURSES = {
  listUserCourses: [],
  listCourseBookmarks: [],
  getResumePoint: null,
  listUserSessions: [],
}

const crashCourse = aCertificate({
  title: 'AI in One Lunch Break',
  type: 'CRASH_COURSE',
  numRequiredCourses: 2,
  entitledCourseIds: ['hidden', 'over'],
  groups: [
    aProgramGroup([aProgramCourse('hidden'), aProgramCourse('over'), aProgramCourse('not bought')], {
      title: 'Judgment',
    }),
  ],
})

const entitled = (...ids: string[]) =>
  ids.map((certificateId) => ({ certificateId, entitledCourseIds: ['hidden'] }))

/** Opens an address as a buyer of crash courses; answers are those of all operations. */
const open = (address: string, data: object = {}, signedIn: object = BUYER) =>
  openApp(address, {
    signedIn,
    data: { ...signedIn, ...NO_COURSES, getCrashCourseCertificate: crashCourse, ...data },
  })

const PATIENT = { timeout: 5000 }
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, PATIENT)

describe('The list of crash courses', () => {
  test('sends a member with one crash course to its page', async () => {
    const { address } = open('/crash-courses', { getEntitledCertificates: entitled('c1') })
    await waitFor(() => expect(address()).toBe('/crash-courses/c1'), PATIENT)
    await title('AI in One Lunch Break')
    expect(screen.queryByRole('link', { name: 'All crash courses' })).toBeNull()
  })

  test('shows the crash courses of a member with several, each with the progress', async () => {
    open('/crash-courses', { getEntitledCertificates: entitled('c1', 'c2') })
    await title('Crash Courses')
    expect(screen.getByRole('heading', { level: 2, name: 'Your Crash Courses' })).toBeDefined()
    const [card] = within(screen.getByRole('list', { name: 'Your Crash Courses' })).getAllByRole('article')
    const shown = within(card ?? document.body)
    const link = shown.getByRole('link', { name: 'AI in One Lunch Break' })
    expect(link.getAttribute('href')).toBe('/crash-courses/c1')
    expect(shown.getByText('1 of 2 courses')).toBeDefined()
    expect(shown.queryByText(/registered/i)).toBeNull()
    expect(shown.queryByRole('button')).toBeNull()
  })

  test.each([
    ['the courses, because home would lead back', ['crash-courses'], '/courses'],
    ['the Mini-MBAs', ['crash-courses', 'bootcamps'], '/mini-mbas'],
    ['home', ['crash-courses', 'mcsc-unlimited'], '/'],
  ])('sends a member without a crash course to %s', async (_name, areas, to) => {
    const mba = {
      sessionId: 's',
      faculties: [],
      meetings: [],
      sessionType: 'LIVE',
      startAt: null,
      title: 'M',
    }
    const { address } = open(
      '/crash-courses',
      {
        getEntitledCertificates: [],
        getEntitledBootcampSessions: [mba, { ...mba, sessionId: 't' }],
        listCourseProgress: [],
        listCertificates: [],
        listCredentials: [],
      },
      memberWith(...areas),
    )
    await waitFor(() => expect(address()).toBe(to), PATIENT)
    await screen.findByRole('heading', { level: 1 }, PATIENT)
    expect(address()).toBe(to)
  })

  test('sends a member whose crash courses do not load to the courses', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const failed = { '/graphql': { body: { errors: [{ message: 'Internal error.' }] } } }
    const { address } = openApp('/crash-courses', { signedIn: BUYER, answers: failed })
    await waitFor(() => expect(address()).toBe('/courses'), PATIENT)
    vi.restoreAllMocks()
  })
})

describe('The page of a crash course', () => {
  test('shows the certificate, its groups and the progress, and asks for no registration', async () => {
    open('/crash-courses/c1', { getEntitledCertificates: entitled('c1', 'c2') })
    await title('AI in One Lunch Break')
    expect(screen.getByText('1 of 2 courses')).toBeDefined()
    expect(screen.getByText('The certificate is yours once every course is completed.')).toBeDefined()
    const group = within(screen.getByRole('region', { name: 'Judgment' }))
    expect(group.getByText('What the tools do well.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /register/i })).toBeNull()
    expect(screen.queryByText(/bi-weekly/)).toBeNull()
    const back = await screen.findByRole('link', { name: 'All crash courses' })
    expect(back.getAttribute('href')).toBe('/crash-courses')
    expect(document.title).toBe('Section - AI in One Lunch Break')
  })

  test('links to a course that the catalog hides, and to none that is over or was not bought', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW)
    open('/crash-courses/c1', {
      getEntitledCertificates: entitled('c1'),
      listUserSessions: [
        onDemandSession({ courseId: 'hidden', title: 'hidden', hideInCatalog: true }),
        aSession({ courseId: 'over', title: 'over', startAt: NOW - 9, endAt: NOW - 8 }),
      ],
    })
    await title('AI in One Lunch Break')
    const titles = screen.getAllByRole('article').map((card) => within(card).getByRole('heading'))
    const links = titles.map((heading) => within(heading).queryByRole('link')?.getAttribute('href'))
    expect(links).toEqual(['/courses/hidden', undefined, undefined])
    expect(screen.getByText('Your plan does not include this course.')).toBeDefined()
    vi.restoreAllMocks()
  })

  test('is where the address of its certificate leads', async () => {
    const { address } = open(
      '/certificates/c1',
      { getEntitledCertificates: entitled('c1'), getCertificate: crashCourse },
      memberWith('mcsc-unlimited', 'crash-courses'),
    )
    await waitFor(() => expect(address()).toBe('/crash-courses/c1'), PATIENT)
    await title('AI in One Lunch Break')
  })

  test('tells a member with every badge when the certificate is issued', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW)
    open('/crash-courses/c1', {
      getEntitledCertificates: entitled('c1'),
      getCrashCourseCertificate: { ...crashCourse, ...COMPLETED, numBadges: 2 },
    })
    expect(await screen.findByText(/It will be issued on Monday, June 8\./, {}, PATIENT)).toBeDefined()
    vi.restoreAllMocks()
  })

  test('says that it is not the member’s when they bought none of its courses, and leads to all courses', async () => {
    open('/crash-courses/c1', { getEntitledCertificates: [], getCrashCourseCertificate: null })
    await title('This crash course is not yours yet')
    const courses = screen.getByRole('link', { name: 'Go to Courses' })
    expect(courses.getAttribute('href')).toBe('/courses')
  })
})
