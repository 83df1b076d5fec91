import { describe, expect, it, test } from 'vitest'
import type { AccountStatus, Area } from '../access/area.ts'
import { DAY_MS, ENROLLMENT_STATUSES, HOUR_MS } from '../sessions/session.ts'
import { cardBadges, closingText, type CardContext } from './card-badge.ts'
import { courseLanding, hidesDates, transactionalEntry } from './course-landing.ts'
import { courseSessions, groupByCourse, type CatalogueSession } from './course-sessions.ts'
import { dashboardSections } from './dashboard-sections.ts'
import { shownRating } from './rating.ts'

const T = Date.UTC(2026, 5, 1, 12)
type Part = Partial<CatalogueSession>

const live = (more: Part = {}): CatalogueSession => ({
  sessionId: 'live',
  courseId: 'c',
  sessionType: 'LIVE',
  sessionKind: 'SPRINT',
  startAt: T + 30 * DAY_MS,
  endAt: T + 40 * DAY_MS,
  activateAt: null,
  enrollmentStatus: 'ENROLL',
  enrollmentClose: T + 29 * DAY_MS,
  lowInventory: false,
  isFreeSession: false,
  hideInCatalog: false,
  courseBadgeId: null,
  ...more,
})
const onDemand = (more: Part = {}): CatalogueSession =>
  live({
    sessionId: 'od',
    sessionType: 'ON_DEMAND',
    startAt: null,
    endAt: null,
    enrollmentClose: null,
    ...more,
  })
const running: Part = { startAt: T - DAY_MS, endAt: T + DAY_MS, enrollmentStatus: 'CLOSED' }
const over: Part = { startAt: T - 20 * DAY_MS, endAt: T - 10 * DAY_MS, enrollmentStatus: 'CLOSED' }

describe('card badges', () => {
  const badges = (sessions: CatalogueSession[], context: CardContext = 'dashboard') => {
    const { badge, badgeEarned } = cardBadges(courseSessions('c', sessions, T), context, T)
    return [badge?.text ?? null, badgeEarned]
  }
  const badge = (...sessions: CatalogueSession[]) => badges(sessions)[0]

  it('asks in the order of the list', () => {
    const free = { isFreeSession: true }
    const now = onDemand({ ...free, enrollmentStatus: 'ENROLL' })
    const happening = live({ ...running, sessionId: 'now', ...free })
    const low = live({ lowInventory: true })
    const closing = live({ lowInventory: true, enrollmentClose: T + 50 * HOUR_MS })
    const full = live({ enrollmentStatus: 'WAITLIST' })
    const future = live({ enrollmentStatus: 'FUTURE' })
    const waiting = live({ sessionId: 'w', enrollmentStatus: 'WAITLISTED' })
    expect(badge(now)).toBe('Free Course')
    expect(badge(happening, now)).toBe('Active')
    expect(badge(low, happening, now)).toBe('Limited Availability')
    expect(badge(closing, happening, now)).toBe('Closes in 2 Days')
    expect(badge(full, happening, now)).toBe('Course Full')
    expect(badge(future, happening, now)).toBe('Coming Soon!')
    expect(badge(waiting, future, happening)).toBe('Waitlisted!')
    const completed = live({ sessionId: 'd', ...over, enrollmentStatus: 'COMPLETED' })
    expect(badges([completed, waiting], 'certificate')[0]).toBe('Completed')
    expect(badges([completed, waiting], 'dashboard')[0]).toBe('Waitlisted!')
    const enrolled = live({ sessionId: 'e', enrollmentStatus: 'ENROLLED' })
    const watching = onDemand({ enrollmentStatus: 'ENROLLED' })
    expect(badges([enrolled, completed], 'certificate')[0]).toBe('Enrolled')
    expect(badge(watching, waiting)).toBe('Watching On Demand')
    expect(badge(watching, enrolled)).toBe('Enrolled')
    expect(badge(watching, live({ ...running, enrollmentStatus: 'ENROLLED' }), enrolled)).toBe('Active')
  })

  it('shows nothing for an ordinary offer and for what is over', () => {
    expect(badge(live())).toBeNull()
    expect(badge(onDemand())).toBeNull()
    expect(badge(live(over))).toBeNull()
    expect(badge(live({ ...over, isFreeSession: true }))).toBeNull()
  })

  it('calls full what closed before its start', () => {
    expect(badge(live({ enrollmentStatus: 'CLOSED' }))).toBe('Course Full')
    expect(badge(live({ enrollmentStatus: 'CLOSED' }), live({ sessionId: 'b' }))).toBeNull()
    expect(badge(live(running))).toBe('Active')
  })

  it('shows the earned badge in addition, or alone', () => {
    expect(badges([live({ courseBadgeId: 'b' })])).toEqual([null, true])
    expect(badges([live({ courseBadgeId: 'b', enrollmentStatus: 'FUTURE' })])).toEqual(['Coming Soon!', true])
  })

  it.each([
    [1, 'Closes in 1 Hour'],
    [HOUR_MS, 'Closes in 1 Hour'],
    [2 * HOUR_MS, 'Closes in 2 Hours'],
    [DAY_MS, 'Closes in 24 Hours'],
    [DAY_MS + 1, 'Closes in 1 Day'],
    [2 * DAY_MS, 'Closes in 2 Days'],
    [168 * HOUR_MS, 'Closes in 7 Days'],
  ])('%d ms left: %s', (left, text) => {
    expect(closingText(left)).toBe(text)
    expect(badge(live({ enrollmentClose: T + left }))).toBe(text)
  })

  it('closes at 168 hours and never after', () => {
    expect(badge(live({ enrollmentClose: T + 168 * HOUR_MS + 1 }))).toBeNull()
    expect(badge(live({ enrollmentClose: T }))).toBeNull()
    expect(badge(live({ enrollmentClose: null }))).toBeNull()
    expect(badge(live({ enrollmentClose: T + HOUR_MS, enrollmentStatus: 'WAITLIST' }))).toBe('Course Full')
  })
})

describe('dashboard sections', () => {
  const sections = (...sessions: CatalogueSession[]) => {
    const { active, available, past } = dashboardSections(sessions, T)
    const ids = (list: typeof active) => list.map(({ courseId }) => courseId).join(' ')
    return { active: ids(active), available: ids(available), past: ids(past) }
  }

  it.each(ENROLLMENT_STATUSES)('files a course by its session with status %s', (enrollmentStatus) => {
    const expected = { active: '', available: '', past: '' }
    if (enrollmentStatus === 'ENROLLED' || enrollmentStatus === 'WAITLISTED') expected.active = 'c'
    if (['ENROLL', 'WAITLIST', 'FUTURE'].includes(enrollmentStatus)) expected.available = 'c'
    if (enrollmentStatus === 'COMPLETED') expected.past = 'c'
    expect(sections(live({ enrollmentStatus }))).toEqual(expected)
  })

  it('offers on demand what has nothing upcoming', () => {
    expect(sections(onDemand()).available).toBe('c')
    expect(sections(onDemand(), live(over)).available).toBe('c')
    expect(sections(onDemand({ enrollmentStatus: 'FUTURE' }))).toEqual({
      active: '',
      available: '',
      past: '',
    })
  })

  it('moves a finished course to the past, and offers it again only with something upcoming', () => {
    const done = onDemand({ enrollmentStatus: 'COMPLETED', courseBadgeId: 'b' })
    expect(sections(done)).toEqual({ active: '', available: '', past: 'c' })
    expect(sections(done, live())).toEqual({ active: '', available: 'c', past: 'c' })
    expect(sections(done, live({ enrollmentStatus: 'ENROLLED' }))).toEqual({
      active: 'c',
      available: '',
      past: '',
    })
    expect(sections(live({ ...over, courseBadgeId: 'b' })).past).toBe('c')
  })

  it('hides hidden sessions unless they are free', () => {
    const hidden = { hideInCatalog: true, enrollmentStatus: 'ENROLLED' } as const
    expect(sections(live(hidden)).active).toBe('')
    expect(sections(live({ ...hidden, isFreeSession: true })).active).toBe('c')
  })

  it('orders available by next start, past by last end, on demand last', () => {
    const far = live({ courseId: 'far', startAt: T + 90 * DAY_MS, endAt: T + 99 * DAY_MS })
    const library = onDemand({ courseId: 'library' })
    expect(sections(library, onDemand({ courseId: 'second' }), far, live()).available).toBe(
      'c far library second',
    )
    const done = (courseId: string, days: number) =>
      live({ courseId, startAt: T - 99 * DAY_MS, endAt: T - days * DAY_MS, enrollmentStatus: 'COMPLETED' })
    expect(sections(done('old', 60), done('new', 6)).past).toBe('new old')
    const held = (courseId: string, days: number) =>
      live({ courseId, startAt: T + days * DAY_MS, enrollmentStatus: 'ENROLLED' })
    const watching = onDemand({ courseId: 'watching', enrollmentStatus: 'ENROLLED' })
    expect(sections(watching, held('later', 20), held('soon', 2)).active).toBe('soon later watching')
  })
})

describe('a course of its sessions', () => {
  it('sorts upcoming sessions, undated last', () => {
    const undated = live({ sessionId: 'undated', startAt: null, enrollmentStatus: 'FUTURE' })
    const soon = live({ sessionId: 'soon', startAt: T + DAY_MS })
    const course = courseSessions('c', [undated, live(), soon, live(over)], T)
    expect(course.upcomingSessions.map(({ session }) => session.sessionId)).toEqual([
      'soon',
      'live',
      'undated',
    ])
    expect(course.nextUpcomingSession?.session).toBe(soon)
    expect(course.numUpcomingSessions).toBe(3)
  })

  it('tells its type, and when it is fully hidden', () => {
    const workshop = live({ sessionKind: 'WORKSHOP' })
    expect(courseSessions('c', [workshop], T).type).toBe('workshop')
    expect(courseSessions('c', [workshop, live()], T).type).toBe('sprint')
    expect(courseSessions('c', [live({ hideInCatalog: true })], T).isFullyHiddenCourse).toBe(true)
    expect(courseSessions('c', [], T).isFullyHiddenCourse).toBe(false)
  })

  it('keeps courses apart', () => {
    const courses = groupByCourse([live(), live({ courseId: 'd' }), onDemand()], T)
    expect(courses.map(({ courseId, sessions }) => [courseId, sessions.length])).toEqual([
      ['c', 2],
      ['d', 1],
    ])
  })
})

describe('the landing page', () => {
  const viewer = (accountType: AccountStatus, ...areas: Area[]) => ({
    accountType,
    entitlements: areas.map((type) => ({ type, label: null, precedence: 1, customizations: null })),
  })
  const member = viewer('MEMBER', 'mcsc-unlimited')
  const landing = (sessions: CatalogueSession[], who = member) =>
    courseLanding(courseSessions('c', sessions, T), who)

  it.each([
    [member, true],
    [viewer('MEMBER', 'mc-transactional'), false],
    [viewer('MEMBER', 'mcsc-unlimited', 'crash-courses'), false],
    [viewer('LIMITED', 'mc-limited'), true],
    [viewer('LIMITED', 'mc-limited', 'crash-courses'), true],
    [viewer('EMPLOYEE', 'mcsc-unlimited', 'mc-transactional'), true],
    [viewer('EMPLOYEE', 'mc-transactional'), false],
  ] as const)('shows formats to %j: %s', (who, shown) => {
    const { formatSection, joinTheCourse } = landing([live(), onDemand()], who)
    expect(formatSection !== null).toBe(shown)
    expect(joinTheCourse).toBe(shown)
  })

  it('needs something to join, nothing active and a course that is not hidden', () => {
    expect(landing([live(over)]).formatSection).toBeNull()
    expect(landing([onDemand()]).formatSection).not.toBeNull()
    const active = live({ ...running, sessionId: 'now', enrollmentStatus: 'ENROLLED' })
    expect(landing([active, live(), onDemand()]).formatSection).toBeNull()
    expect(landing([live({ hideInCatalog: true })]).formatSection).toBeNull()
    expect(landing([live({ hideInCatalog: true, isFreeSession: true })]).formatSection).not.toBeNull()
  })

  it('joins only who holds nothing', () => {
    for (const enrollmentStatus of ['ENROLLED', 'WAITLISTED'] as const) {
      expect(landing([live({ enrollmentStatus })])).toMatchObject({ joinTheCourse: false })
      expect(landing([live({ enrollmentStatus })]).formatSection?.live.kind).toBe('sessions')
      expect(landing([onDemand({ enrollmentStatus })])).toMatchObject({ joinTheCourse: false })
    }
    expect(landing([live(), live({ ...over, enrollmentStatus: 'ENROLLED' })]).joinTheCourse).toBe(true)
  })

  it('makes the two cards', () => {
    const both = landing([live(), onDemand({ enrollmentStatus: 'ENROLLED' })]).formatSection
    expect(both?.onDemand).toEqual({
      button: 'GO TO ON DEMAND COURSE',
      unenrol: { text: 'UNENROLL', sessionId: 'od' },
    })
    expect(both?.live).toMatchObject({ kind: 'sessions', sessions: [{ sessionId: 'live' }] })
    expect(landing([live()]).formatSection?.onDemand).toEqual({ button: 'COMING SOON', unenrol: null })
    expect(landing([onDemand()]).formatSection?.live).toEqual({ kind: 'faded', button: 'COMING SOON' })
  })

  it('has rules for transactional users', () => {
    const buyer = viewer('MEMBER', 'mc-transactional')
    expect(landing([live()], buyer).activationNote).toBe(true)
    expect(landing([live()]).activationNote).toBe(false)
    const hidden = (more: Part, who = buyer) => {
      const [derived] = courseSessions('c', [live({ sessionKind: 'WORKSHOP', ...more })], T).sessions
      return derived && hidesDates(derived, who, T)
    }
    expect(hidden({})).toBe(true)
    expect(hidden({}, member)).toBe(false)
    expect(hidden({ isFreeSession: true })).toBe(false)
    expect(hidden({ sessionKind: 'SPRINT' })).toBe(false)
    expect(hidden(running)).toBe(false)
    expect(hidden({ startAt: null })).toBe(true)
  })

  it('leads transactional users to what they bought', () => {
    const workshop = live({ sessionKind: 'WORKSHOP' })
    expect(transactionalEntry([live(), workshop])).toEqual({ kind: 'course', path: '/courses/c' })
    expect(transactionalEntry([live(), live({ courseId: 'd' })])).toEqual({ kind: 'sprint-list' })
    expect(transactionalEntry([workshop])).toEqual({ kind: 'workshops-only' })
    expect(transactionalEntry([])).toEqual({ kind: 'none' })
  })
})

test.each([
  [null, null],
  [0, null],
  [Number.NaN, null],
  [4.25, { text: '4.3', stars: 4.5 }],
  [4.24, { text: '4.2', stars: 4 }],
  [4.74, { text: '4.7', stars: 4.5 }],
  [4.75, { text: '4.8', stars: 5 }],
  [5, { text: '5.0', stars: 5 }],
  [7, { text: '5.0', stars: 5 }],
  [0.2, { text: '0.2', stars: 0 }],
])('a rating of %s shows %j', (average, shown) => expect(shownRating(average)).toEqual(shown))
