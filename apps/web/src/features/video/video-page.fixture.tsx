import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { type FlagValues, SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import type { MeteringPlan } from '@section/domain/metering/metering.ts'
import { flagsQuery } from '../../lib/flags.ts'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { type SignedIn, toViewer, viewerQuery } from '../../lib/viewer/viewer.ts'
import { endBrowserSignIn } from '../../lib/sign-in/sign-in-end.ts'
import { MEMBER_ANSWER, showMember } from '../../testing/signed-in.ts'
import { player } from './fake-player.fixture.tsx'
import type { OnDemandCourse } from './on-demand/on-demand-course.ts'
import type { SessionVideos } from './session-videos/session-videos.ts'
import { sessionVideosQuery } from './session-videos/session-videos-query.ts'
import { course, sessionVideos } from './video-collection.fixture.ts'
import { server, stubEndpoint } from './video-endpoint.fixture.ts'
import { videoRouter } from './video-router.fixture.tsx'
import { onDemandCourseQuery } from './on-demand/on-demand-course-query.ts'
import { videoProgressQuery } from './progress/video-progress-query.ts'

/** Resets the player, the endpoint, the storage and the sign-in between tests. */
export function useVideoPageTests(): void {
  beforeEach(() => {
    localStorage.clear()
    player.props = null
    player.seek.mockClear()
    server.saved = {}
    server.opened = null
    server.plan = null
    server.refusal = null
    server.transcripts = {}
    server.position = {}
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
  /** Called once the member is signed in, before the page opens. */
  readonly beforeOpening?: () => void
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
    surveyStatus: null,
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
  const { positionAt, positionSessionId = null } = server.position
  const saved = { continueAtTime, positionAt: positionAt ? Date.parse(positionAt) : null, positionSessionId }
  for (const id of ['v1', 'v2']) queryClient.setQueryData(videoProgressQuery(id).queryKey, () => saved)
  opened.beforeOpening?.()

  const router = videoRouter(address)
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
