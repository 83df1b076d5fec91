import type { DashboardServer } from './dashboard-server.ts'
import { benchUuid, COURSES, EMPLOYEES } from './large-employer.ts'

const WARM_UP = 15
const READS = 150
const PERIODS = ['LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE']
const LAST_PAGE = Math.ceil(EMPLOYEES / 20) - 1
const DETAILS_BOUND_MS = 100
const PAGE_BOUND_MS = 150

/** Times in milliseconds of what was read, for each server, and the bound of their p99. */
export interface Reads {
  what: string
  times: number[][]
  boundMs: number
}

interface Read {
  query: string
  /** The number of the request varies what is asked for. */
  variables: (n: number) => object
  boundMs: number
}

const DETAILS = `query ($customerId: ID!, $filterType: OrganizationFilterType) {
  getOrganizationDetails(customerId: $customerId, filterType: $filterType) {
    overview { companyName companyLogo accentColor contractStart contractEnd totalSeats usedSeats importantLinks { title url } }
    stats { usersEngaged usersEngagedPercent assignedSeats lessonsStarted hoursWatched coursesConsumed badgesEarned badgesEarnedPercent }
    periodStart asOf weeks { week activeLearners seats } topCourses { courseId title enrolled completed } error { code message } } }`
const EMPLOYEE = `query ($userId: ID!, $filterType: OrganizationFilterType) {
  getEmployeeDetails(userId: $userId, filterType: $filterType) { userId name email imageUrl lastActive videosWatched
    hoursWatched lessonsStarted coursesStarted coursesCompleted badgesEarned periodStart asOf } }`
const SESSIONS = `query ($customerId: ID!, $courseId: ID!, $filterType: OrganizationFilterType) {
  getOrganizationSessionByCourse(customerId: $customerId, courseId: $courseId, filterType: $filterType) {
    sessionsForCourse { sessionId title enrolled completed } error { code message } } }`

const table = (
  operation: string,
  subject: string,
  columns: string,
) => `query ($${subject}: ID!, $searchTerm: String,
  $page: Int, $filterType: OrganizationFilterType, $sortBy: OrganizationSort) {
  ${operation}(${subject}: $${subject}, searchTerm: $searchTerm, page: $page, filterType: $filterType, sortBy: $sortBy) {
    ${columns} totalPages error { code message } } }`
const EMPLOYEES_TABLE = table(
  'getOrganizationEmployees',
  'customerId',
  'employees { userId name courses badges }',
)
const COURSES_TABLE = table(
  'getOrganizationCourses',
  'customerId',
  'courses { courseId title courseType enrolled completed }',
)
const OWN_COURSES = table(
  'getEmployeeCourses',
  'userId',
  'employeeCourses { courseId title session engagement videosWatched }',
)

/** What is asked of an employer, by what it has in common. */
function readsOf(customerId: string): Record<string, Read> {
  const period = (n: number) => ({ filterType: PERIODS[n % PERIODS.length] })
  const employee = (n: number) => ({ userId: benchUuid('member', (n * 7) % EMPLOYEES) })
  const pageOf = (query: string, keys: readonly string[], more: (n: number) => object): Read => ({
    query,
    variables: (n) => ({ customerId, ...period(n), ...sortOf(keys, n), ...more(n) }),
    boundMs: PAGE_BOUND_MS,
  })
  const pages = (
    query: string,
    keys: readonly string[],
    what: string,
    last: number,
    terms: readonly string[],
  ) => {
    const found = (n: number) => ({ searchTerm: terms[n % terms.length] })
    return {
      [`${what}, first page`]: pageOf(query, keys, () => ({ page: 0 })),
      [`${what}, middle page`]: pageOf(query, keys, () => ({ page: Math.floor(last / 2) })),
      [`${what}, last page`]: pageOf(query, keys, () => ({ page: 99_999 })),
      [`${what}, search, first page`]: pageOf(query, keys, (n) => ({ page: 0, ...found(n) })),
      [`${what}, search, second page`]: pageOf(query, keys, (n) => ({ page: 1, ...found(n) })),
      [`${what}, search, last page`]: pageOf(query, keys, (n) => ({ page: 99_999, ...found(n) })),
    }
  }
  return {
    getOrganizationDetails: {
      query: DETAILS,
      variables: (n) => ({ customerId, ...period(n) }),
      boundMs: DETAILS_BOUND_MS,
    },
    ...pages(EMPLOYEES_TABLE, ['NAME', 'COURSES', 'BADGES'], 'employees', LAST_PAGE, SEARCHED_NAMES),
    ...pages(COURSES_TABLE, ['TITLE', 'ENROLLED', 'COMPLETED'], 'courses', 9, [
      'course',
      'of ste',
      '17',
      '%',
    ]),
    'courses of an employee': {
      ...pageOf(OWN_COURSES, ['COURSE', 'SESSION', 'VIDEOS_WATCHED', 'ENGAGEMENT'], () => ({})),
      variables: (n) => ({
        ...employee(n),
        ...period(n),
        ...sortOf(['COURSE', 'SESSION', 'VIDEOS_WATCHED', 'ENGAGEMENT'], n),
      }),
    },
    getEmployeeDetails: {
      query: EMPLOYEE,
      variables: (n) => ({ ...employee(n), ...period(n) }),
      boundMs: DETAILS_BOUND_MS,
    },
    'sessions of a course': {
      query: SESSIONS,
      variables: (n) => ({ customerId, courseId: benchUuid('course', n % COURSES), ...period(n) }),
      boundMs: PAGE_BOUND_MS,
    },
  }
}

/** A rare name, a frequent one, two words, some letters, and a sign that nobody has. */
const SEARCHED_NAMES = ['quinwellwicz', 'ada', 'hugo ste', 'wood', 'er', '%']

/** No order, and each column in both directions. */
function sortOf(keys: readonly string[], n: number): object {
  const place = n % (keys.length * 2 + 1)
  if (place === 0) return {}
  return { sortBy: { key: keys[(place - 1) >> 1], direction: place % 2 === 0 ? 'DESC' : 'ASC' } }
}

/** Measures everything that dashboards read of an employer, one request after the other, of each server in turn. */
export async function measureDashboardReads(
  servers: readonly DashboardServer[],
  customerId: string,
): Promise<Reads[]> {
  const measured: Reads[] = []
  for (const [what, { query, variables, boundMs }] of Object.entries(readsOf(customerId))) {
    const times = servers.map((): number[] => [])
    for (let n = 0; n < WARM_UP + READS; n++)
      for (const [at, server] of servers.entries()) {
        const time = await server.ask(query, variables(n))
        if (n >= WARM_UP) times[at]?.push(time)
      }
    measured.push({ what, times, boundMs })
  }
  return measured
}
