import { screen } from '@testing-library/react'
import { NOW } from '../../testing/dashboard-session.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { renderMemberScreen } from '../../testing/render-member-screen.tsx'
import { type Dashboard, dashboardQuery } from '../catalog/dashboard-query.ts'
import {
  type CertificateProgress,
  certificateProgressQuery,
} from '../certificate-progress/certificate-progress-query.ts'
import { credentialsQuery, type OwnCredential } from '../credentials/credentials-query.ts'
import { type HomeEvents, homeEventsQuery } from './data/home-events-query.ts'
import { homeMembersQuery, type readMembers } from './data/home-members-query.ts'
import { type Study, studyQuery } from './data/study-query.ts'
import { HomePage } from './HomePage.tsx'

/** The member of all tests. */
export const MEMBER_ID = 'user-1'

type HomeEvent = HomeEvents['questionSessions'][number]

/** The data that home has loaded; everything that is left out is empty. */
export interface LoadedHome {
  sessions?: Dashboard['sessions']
  bookmarks?: string[]
  resume?: Dashboard['resume']
  shares?: Record<string, number>
  waitlists?: Study['waitlists']
  tasks?: Study['tasks']
  projects?: Study['projects']
  credentials?: OwnCredential[]
  certificates?: CertificateProgress[]
  members?: ReturnType<typeof readMembers>
  events?: HomeEvent[]
  /** How many events the member has answered. */
  numAnswered?: number
}

type Known = readonly (readonly [key: readonly unknown[], data: unknown])[]

/** Returns the cache of the parts of home. */
export const knownHome = ({
  shares = {},
  waitlists = [],
  tasks = [],
  projects = [],
  ...home
}: LoadedHome): Known => [
  [
    dashboardQuery.queryKey,
    { sessions: home.sessions ?? [], bookmarks: new Set(home.bookmarks), resume: home.resume ?? null },
  ],
  [
    studyQuery.queryKey,
    { shares: new Map(Object.entries(shares)), waitlists, tasks, projects } satisfies Study,
  ],
  [credentialsQuery.queryKey, home.credentials ?? []],
  [certificateProgressQuery.queryKey, home.certificates ?? []],
  [['billing', 'subscription-offer'], null],
  [homeMembersQuery.queryKey, home.members ?? []],
  [
    homeEventsQuery(MEMBER_ID).queryKey,
    { questionSessions: home.events ?? [], numAnswered: home.numAnswered ?? 0 } satisfies HomeEvents,
  ],
]

/** Opens home with what it has loaded, and waits for its heading. */
export async function openHome(
  home: LoadedHome = {},
  setting: Omit<NonNullable<Parameters<typeof renderMemberScreen>[1]>, 'known'> = {},
) {
  const opened = await renderMemberScreen(HomePage, { ...setting, known: knownHome(home) })
  await screen.findByRole('heading', { level: 1 })
  return opened
}

/** Returns a Q&A session of an hour in two days to which the member has not said to come. */
export const anEvent = (memberEventId: string, more: Partial<HomeEvent> = {}): HomeEvent => ({
  memberEventId,
  title: `Ask ${memberEventId}`,
  eventStart: NOW + 2 * DAY_MS,
  eventEnd: NOW + 2 * DAY_MS + HOUR_MS,
  status: 'ACTIVE',
  heroImageUrl: '/art/event/ask.svg',
  zoomLink: null,
  recording: null,
  eventCategory: { label: 'Q&A Session' },
  isComing: false,
  ...more,
})

/** Returns a lesson at which the member continues, of which 20 seconds were watched. */
export const aResumePoint = (
  more: Partial<NonNullable<Dashboard['resume']>> = {},
): NonNullable<Dashboard['resume']> => ({
  courseId: 'b',
  courseTitle: 'b',
  courseContentGroupId: 'module',
  moduleTitle: 'Module',
  courseContentId: 'lesson',
  videoId: 'video',
  title: 'A lesson',
  videoThumbnail: '/a.svg',
  duration: 60,
  continueAtTime: 20,
  lessonNumber: 1,
  lessonCount: 2,
  ...more,
})
