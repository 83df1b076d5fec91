import { cleanup, screen } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { openApp } from '../../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import type { OrganizationFigures, Overview, Stats } from '../organization-query.ts'

const OVERVIEW: Overview = {
  companyName: 'Acme',
  companyLogo: null,
  accentColor: '#0B6B67',
  contractStart: Date.UTC(2026, 3, 27),
  contractEnd: Date.UTC(2027, 3, 27),
  totalSeats: 60,
  usedSeats: 48,
  importantLinks: [],
}

const STATS: Stats = {
  usersEngaged: 31,
  usersEngagedPercent: 65,
  assignedSeats: 48,
  lessonsStarted: 1204,
  hoursWatched: 126.46,
  coursesConsumed: 17,
  badgesEarned: 9,
  badgesEarnedPercent: 19,
}

interface Changes extends Partial<Omit<OrganizationFigures, 'overview' | 'stats'>> {
  overview?: Partial<Overview>
  stats?: Partial<Stats>
}

/** Returns the head of Acme's dashboard, with the fields of `changes`. */
export const someFigures = ({ overview, stats, ...changes }: Changes = {}): OrganizationFigures => ({
  overview: { ...OVERVIEW, ...overview },
  stats: { ...STATS, ...stats },
  periodStart: Date.UTC(2026, 3, 27),
  asOf: Date.UTC(2026, 10, 27, 21, 41),
  weeks: [
    { week: '2026-11-09', activeLearners: 12, seats: 40 },
    { week: '2026-11-16', activeLearners: 31, seats: 46 },
    { week: '2026-11-23', activeLearners: 1, seats: 48 },
  ],
  topCourses: [
    { courseId: 'pricing', title: 'Running a Pricing Test', enrolled: 20, completed: 11 },
    { courseId: 'briefing', title: 'Prompting as Briefing', enrolled: 8, completed: 1 },
  ],
  error: null,
  ...changes,
})

/** The answer about an employer that the viewer may not read, or that does not exist. */
export const REFUSED: OrganizationFigures = {
  ...someFigures({ weeks: [], topCourses: [], periodStart: null, asOf: null }),
  overview: null,
  stats: null,
  error: { code: 'NOT_FOUND', message: 'This does not exist.' },
}

/** The variables of a request of a dashboard; without a period, that of its start. */
export interface AskedFigures {
  readonly customerId: string
  readonly filterType?: string
  readonly searchTerm?: string
  readonly page?: number
}

type AnswerFigures = (asked: AskedFigures) => OrganizationFigures | Promise<OrganizationFigures> | null

interface Viewer {
  readonly accountType?: string
  readonly customer?: { readonly customerId: string; readonly type: string } | null
}

/**
 * Opens a dashboard in the whole app, by default that of Acme for a member of it. `null` as an answer is a failure of the
 * server. Returns the requests so far, the address, and the way back.
 */
export async function openDashboard(
  address = '/organization',
  answer: AnswerFigures = () => someFigures(),
  { accountType = 'MEMBER', customer = { customerId: 'acme', type: 'ENTERPRISE' } }: Viewer = {},
) {
  const [entitlement] = MEMBER_ANSWER.getMemberEntitlements
  const opened = openApp(address, {
    signedIn: {
      ...MEMBER_ANSWER,
      getMember: { ...MEMBER_ANSWER.getMember, accountType, customer },
      getMemberEntitlements: [{ ...entitlement, type: 'enterprise-dashboard' }],
    },
    answers: {
      '/graphql': async ({ body }) => {
        const { variables = {} } = body as { variables?: Partial<AskedFigures> }
        const figures = await answer({ customerId: '', ...variables })
        const row = { userId: 'ann', name: `Ann of ${variables.customerId}`, courses: 3, badges: 1 }
        const error = figures?.error ?? null
        const data = {
          getOrganizationDetails: figures,
          getOrganizationEmployees: { employees: error ? [] : [row], totalPages: 1, error },
          getOrganizationCourses: { courses: [], totalPages: 1, error },
        }
        return { body: figures ? { data } : FAILURE }
      },
    },
  })
  await screen.findByRole('heading', { level: 1 })
  const asked = () =>
    opened.requests.flatMap(({ body }) => {
      const { variables } = body as { variables?: AskedFigures }
      return variables?.customerId === undefined ? [] : [variables]
    })
  return { asked, address: opened.address, back: opened.back }
}

const FAILURE = { body: { data: null, errors: [{ message: 'No.', extensions: { code: 'INTERNAL' } }] } }

/** Cleans up after each test of a file. */
export function useDashboardTests(): void {
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })
}
