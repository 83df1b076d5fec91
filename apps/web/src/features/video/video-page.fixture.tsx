import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect, useImperativeHandle } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { SITE_MAP } from '@section/domain/access/site-map.ts'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { type FlagValues, SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import type { MeteringPlan } from '@section/domain/metering/metering.ts'
import { NotFoundScreen } from '../../lib/routing/NotFoundScreen.tsx'
import { flagsQuery } from '../../lib/flags.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { type SignedIn, toViewer, viewerQuery } from '../../lib/viewer/viewer.ts'
import { endBrowserSignIn } from '../../lib/sign-in/sign-in-end.ts'
import { MEMBER_ANSWER, showMember } from '../../testing/signed-in.ts'
import type { OnDemandCourse } from './on-demand/on-demand-course.ts'
import { OnDemandVideoPage } from './on-demand/OnDemandVideoPage.tsx'
import type { LecturePlayerProps } from './player/LecturePlayer.tsx'
import { loadSessionVideos } from './session-videos/load-session-videos.ts'
import type { SessionVideos } from './session-videos/session-videos.ts'
import { sessionVideosQuery } from './session-videos/session-videos-query.ts'
import { MiniMbaVideoPage, SessionVideoPage } from './session-videos/SessionVideoPage.tsx'
import { course, sessionVideos } from './video-collection.fixture.ts'
import { seekSearch } from './navigation/seek-parameter.ts'
import { onDemandCourseQuery } from './on-demand/on-demand-course-query.ts'
import { videoProgressQuery } from './progress/video-progress-query.ts'

/** The props that the fake player received last. */
export const player = {
  props: null as LecturePlayerProps | null,
  seek: vi.fn<(seconds: number) => void>(),
}

/** Replaces the real player: `vi.mock('./player/LecturePlayer.tsx', () => import('./video-page.fixture.tsx'))`. */
export function LecturePlayer(props: LecturePlayerProps) {
  const { ref } = props
  useEffect(() => {
    player.props = props
  })
  useImperativeHandle(ref, () => ({ seek: player.seek }), [])
  return (
    <div role="region" aria-label="Video player">
      {props.children}
    </div>
  )
}

/** The state of the simulated endpoint. `saved` holds the fields of its answer to a save, except for the position. */
export const server = {
  saved: {} as Record<string, unknown>,
  /** The variables of the last video session that was opened. */
  opened: null as Record<string, unknown> | null,
  /** The allowance that the endpoint returns. */
  plan: null as MeteringPlan | null,
}

/** Resets the player, the endpoint, the storage and the sign-in between tests. */
export function useVideoPageTests(): void {
  beforeEach(() => {
    localStorage.clear()
    player.props = null
    player.seek.mockClear()
    server.saved = {}
    server.opened = null
    server.plan = null
  })
  afterEach(() => {
    cleanup()
    endBrowserSignIn()
    vi.unstubAllGlobals()
  })
}

/** Presses Play, and waits until the player has the video from its beginning. */
export async function playVideo(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  await waitFor(() => expect(player.props?.source).toMatchObject({ startAt: 0 }))
}

function stubEndpoint(continueAtTime: number) {
  const answer = (variables: Record<string, unknown>) => {
    if ('continueAtTime' in variables)
      return {
        updateVideoSession: { continueAtTime: variables['continueAtTime'], error: null, ...server.saved },
      }
    if ('courseContentId' in variables) {
      server.opened = variables
      return {
        createVideoSession: {
          userVideoSessionId: 'session',
          playlistUrl: '/manifests/a.m3u8?t=1',
          error: null,
        },
      }
    }
    return {
      createPlaylistUrl: { playlistUrl: '/manifests/a.m3u8?t=0', error: null },
      getVideoProgress: { continueAtTime },
      listUserSessionsByCourse: [],
      getMeteringPlanDetails: server.plan,
    }
  }
  vi.stubGlobal('fetch', (_url: string, init: { body: string }) => {
    const { variables } = JSON.parse(init.body) as { variables?: Record<string, unknown> }
    return Promise.resolve(Response.json({ data: answer(variables ?? {}) }))
  })
}

export interface Opened {
  readonly address?: string
  readonly course?: OnDemandCourse | null
  readonly sessionVideos?: SessionVideos | null
  readonly accountType?: SignedIn['member']['accountType']
  /** The allowance of a limited member; none by default. */
  readonly plan?: MeteringPlan
  readonly flags?: Partial<FlagValues>
  /** The position that the server has saved for the videos, in seconds. */
  readonly continueAtTime?: number
}

/** Opens the page of the first video as a member and returns the router. */
export async function openVideoPage(opened: Opened = {}) {
  const { address = '/courses/ondemand/course/g/c1', flags, continueAtTime = 0 } = opened
  stubEndpoint(continueAtTime)
  showMember(MEMBER_ANSWER.getMember.userId)
  queryClient.clear()
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, staleTime: Infinity },
  })
  const { accountType = 'MEMBER' } = opened
  const account = { ...MEMBER_ANSWER.getMember, accountType }
  const viewer = toViewer(account, [])
  queryClient.setQueryData(viewerQuery.queryKey, {
    member: account,
    viewer,
    meteringPlan: opened.plan ?? null,
  })
  queryClient.setQueryData(flagsQuery.queryKey, { ...SAFE_FLAGS, videoBookmarks: true, ...flags })
  queryClient.setQueryData(
    onDemandCourseQuery('course').queryKey,
    opened.course === undefined ? course() : opened.course,
  )
  queryClient.setQueryData(
    sessionVideosQuery('session', 'g').queryKey,
    opened.sessionVideos === undefined ? sessionVideos() : opened.sessionVideos,
  )
  for (const id of ['v1', 'v2'])
    queryClient.setQueryData(videoProgressQuery(id).queryKey, () => ({ continueAtTime }))

  const history = createMemoryHistory({ initialEntries: [address] })
  const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundScreen })
  const member = createRoute({ getParentRoute: () => root, id: 'member', component: Outlet })
  const options = (id: 'onDemandVideo' | 'sessionVideo' | 'miniMbaVideo', component: () => ReactNode) => ({
    getParentRoute: () => member,
    path: SITE_MAP[id].path,
    validateSearch: seekSearch,
    component,
  })
  const videos = [
    createRoute(options('onDemandVideo', OnDemandVideoPage)),
    createRoute({
      ...options('sessionVideo', SessionVideoPage),
      loader: ({ params }) => loadSessionVideos(params, 'SPRINT'),
    }),
    createRoute({
      ...options('miniMbaVideo', MiniMbaVideoPage),
      loader: ({ params }) => loadSessionVideos(params, 'MINI_MBA'),
    }),
  ]
  const elsewhere = createRoute({
    getParentRoute: () => member,
    path: '$',
    component: () => <p>Elsewhere</p>,
  })
  const routeTree = root.addChildren([member.addChildren([...videos, elsewhere])])
  const router = createRouter({ routeTree, history })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <AppTheme env="test">
        <RouterProvider router={router as never} />
      </AppTheme>
    </QueryClientProvider>,
  )
  return router
}
