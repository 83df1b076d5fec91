import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import type { CourseLandingQuery } from '@section/contract/generated/operations/graphql.ts'
import type { AccountStatus, Area } from '@section/domain/access/area.ts'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import type { SignedIn } from '../../../lib/session/viewer.ts'
import { stubService } from '../../../testing/stub-service.ts'
import { CourseLandingPage } from './CourseLandingPage.tsx'

export type ToldSession = CourseLandingQuery['listUserSessionsByCourse'][number]
type Told = Partial<Omit<ToldSession, 'startAt' | 'endAt'>> & {
  /** Hours from now. */
  starts?: number | null
  ends?: number | null
}

/** An instant so many hours from now, as the service tells it. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** A live sprint of twelve days in ten days, that a member can enroll in. */
export function liveSession({ starts = 240, ends, ...more }: Told = {}): ToldSession {
  const last = ends === undefined && starts !== null ? starts + (11 * DAY_MS) / HOUR_MS : (ends ?? null)
  return {
    sessionId: 'live',
    courseId: 'c',
    courseType: 'sprint',
    sessionKind: 'SPRINT',
    sessionType: 'LIVE',
    title: 'Negotiation That Lasts',
    subtitle: '',
    description: '',
    coverImageUrl: '/cover.svg',
    badgeImageUrl: '/badge.svg',
    stack: 'ai',
    difficulty: 'Beginner',
    faculties: [],
    startAt: starts === null ? null : inHours(starts),
    endAt: last === null ? null : inHours(last),
    activateAt: null,
    meetings: [],
    enrollmentOpen: null,
    enrollmentClose: null,
    hasWaitlist: false,
    lowInventory: false,
    enrollmentStatus: 'ENROLL',
    entitled: true,
    hideInCatalog: false,
    isFreeSession: false,
    courseBadgeId: null,
    courseRating: null,
    ratingCount: null,
    sessionMeta: { eventLink: null, detailCtaText: null },
    courseMeta: {
      hideTimeAndFacultyLabels: false,
      topTakeaway: null,
      courseSyllabusUrl: null,
      whoWillBenefit: [],
      whatYouWillLeaveWith: [],
    },
    ...more,
  }
}

/** The same course as a workshop of 90 minutes. */
export const workshop = ({ starts = 240, ...more }: Told = {}): ToldSession =>
  liveSession({
    sessionKind: 'WORKSHOP',
    starts,
    ends: starts === null ? null : starts + 1.5,
    ...more,
  })

/** The course on demand. */
export const onDemandSession = (more: Told = {}): ToldSession =>
  liveSession({ sessionId: 'on-demand', sessionType: 'ON_DEMAND', starts: null, ...more })

/** Where a live session is held, as its link says. */
export const LINK = 'https://live.example/1'
export const withLink = { sessionMeta: { eventLink: LINK, detailCtaText: null } }

interface Opened {
  sessions: ToldSession[]
  accountType?: AccountStatus
  areas?: Area[]
  /** What the member gets from enrolling or leaving, and the sessions as they are told afterwards. */
  saving?: { status: ToldSession['enrollmentStatus']; sessions: ToldSession[] }
}

/** Opens the landing page of course 'c', whose sessions the service tells; answers what was asked of it. */
export async function openLanding({ sessions, accountType = 'MEMBER', areas, saving }: Opened) {
  let told = sessions
  const asked = stubService({
    '/graphql': ({ body }) => {
      const { variables } = body as { variables: object }
      if ('input' in variables) {
        told = saving?.sessions ?? told
        const enrollmentStatus = saving?.status ?? null
        return { body: { data: { saveEnrollment: { enrollmentStatus, error: null } } } }
      }
      if ('sessionId' in variables) return { body: { data: { getSessionLink: { link: '/calendar.ics' } } } }
      return { body: { data: landingAnswer(told) } }
    },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(['viewer'], signedIn(accountType, areas ?? ['mcsc-unlimited']))
  const root = createRootRoute({ notFoundComponent: () => <h1>Elsewhere</h1> })
  const member = createRoute({ getParentRoute: () => root, id: 'member' })
  const landing = createRoute({
    getParentRoute: () => member,
    path: '/courses/$courseId',
    component: CourseLandingPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([member.addChildren([landing])]),
    history: createMemoryHistory({ initialEntries: ['/courses/c'] }),
  })
  await router.load()
  render(
    <AppTheme env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </AppTheme>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { asked, address: () => router.state.location.pathname }
}

/** The block that tells whoever holds a place of it. */
export const ownPlace = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Your session' })
/** All that this block says. */
export const texts = async (): Promise<string | null> => (await ownPlace()).textContent

function landingAnswer(sessions: ToldSession[]): CourseLandingQuery {
  const hasOnDemand = sessions.some(({ sessionType }) => sessionType === 'ON_DEMAND')
  return {
    listUserSessionsByCourse: sessions,
    getOnDemandContent: hasOnDemand
      ? {
          sessionId: 'on-demand',
          entitled: true,
          groups: [
            {
              courseContentGroupId: 'g',
              content: [
                { courseContentId: 'l', completionRequired: true, video: { videoId: 'v', duration: 60 } },
              ],
            },
          ],
        }
      : null,
    getVideoProgressByCourse: null,
    listCourseBookmarks: [],
  }
}

function signedIn(accountType: AccountStatus, areas: Area[]): SignedIn {
  return {
    member: { userId: 'u', accountType, firstName: 'Nora' } as SignedIn['member'],
    viewer: {
      userId: 'u',
      accountType,
      customerId: null,
      customerType: null,
      entitlements: areas.map((type) => ({ type, label: null, precedence: 1, customizations: null })),
      trialEndDate: null,
      hasActiveSubscription: false,
    },
    meteringPlan: null,
  }
}
