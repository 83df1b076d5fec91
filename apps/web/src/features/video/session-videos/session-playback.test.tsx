import { QueryObserver } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { applySavedProgress } from '../progress/apply-saved-progress.ts'
import { FakeElement } from '../progress/element.fixture.ts'
import { SAVED } from '../progress/server.fixture.ts'
import { player } from '../fake-player.fixture.tsx'
import { sessionVideos } from '../video-collection.fixture.ts'
import { server } from '../video-endpoint.fixture.ts'
import { type Opened, openVideoPage, playVideo, useVideoPageTests } from '../video-page.fixture.tsx'
import { unsentKeys } from '../progress/outbox/unsent-keys.fixture.ts'

vi.mock('../player/LecturePlayer.tsx', () => import('../fake-player.fixture.tsx'))

useVideoPageTests()

const user = userEvent.setup()
const FIRST = '/courses/session/session/g/v1'
const LAST = '/courses/session/session/g/v2'

test.each([
  ['SPRINT', FIRST, sessionVideos()],
  ['MINI_MBA', '/mini-mbas/session/g/v1', sessionVideos({ kind: 'MINI_MBA' })],
] as const)(
  'A video that plays opens a video session of the type %s, for the session',
  async (type, address, opened) => {
    await openVideoPage({ address, sessionVideos: opened })
    await playVideo()
    expect(server.opened).toBeNull()
    const element = new FakeElement()
    player.props?.source?.record(element)
    element.load()
    element.play()
    await waitFor(() => expect(server.opened).not.toBeNull())
    expect(server.opened).toMatchObject({
      type,
      courseId: 'course',
      courseContentId: null,
      sessionId: 'session',
      videoId: 'v1',
    })
  },
)

describe('Saved progress of a session’s video', () => {
  async function save() {
    await openVideoPage({ address: FIRST })
    const key = ['session-content', 'session', 'page']
    queryClient.setQueryData(key, 'known')
    await playVideo()
    const element = new FakeElement()
    player.props?.source?.record(element)
    element.load()
    element.play()
    element.seek(95)
    await waitFor(() => expect(unsentKeys()).toEqual([]))
    return key
  }

  test('shows in the carousel, and makes the session’s page stale', async () => {
    server.saved = { creditedTime: 95, completed: true }
    const key = await save()
    const carousel = within(screen.getByRole('region', { name: 'Videos' }))
    const watched = await carousel.findByLabelText('Watched', { selector: 'svg' })
    expect(watched.closest('a')?.getAttribute('href')).toBe(FIRST)
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
  })

  test('that is answered once the member is back on the session’s page is loaded there', async () => {
    const load = vi.fn(() => Promise.resolve('loaded'))
    const queryKey = ['session-content', 'session', 'page']
    const stop = new QueryObserver(queryClient, { queryKey, queryFn: load }).subscribe(() => undefined)
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    const request = {
      courseId: 'course',
      courseContentId: null,
      sessionId: 'session',
      videoId: 'v1',
      duration: 100,
    }
    applySavedProgress({ type: 'SPRINT', ...request }, SAVED)
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    stop()
  })

  test('that earned the badge announces it when the video ends, with the way to the session', async () => {
    server.saved = { creditedTime: 95, completed: true, courseBadgeId: 'badge' }
    await save()
    act(() => player.props?.onEnded())
    const dialog = within(await screen.findByRole('dialog', { name: 'Badge earned' }))
    expect(dialog.getByText(/the checklist/).textContent).toMatch(/^You completed the checklist\./)
    expect(dialog.getByRole('link', { name: 'See the session' }).getAttribute('href')).toBe(
      '/courses/session/session',
    )
  })
})

describe('A session’s video that has ended', () => {
  const end = async (address: string, opened: Opened = {}) => {
    const router = await openVideoPage({ address, ...opened })
    await playVideo()
    act(() => player.props?.onEnded())
    const group = await screen.findByRole('group', { name: 'Up next' })
    return { router, group, upNext: within(group) }
  }

  const announced = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter(Boolean)

  test('is followed by the next one of the group, which plays; each is announced once', async () => {
    const { router, group, upNext } = await end(FIRST)
    expect(group.textContent).toContain('Lesson 2')
    expect(announced()).toEqual(['Up next: Lesson 2'])
    await user.click(upNext.getByRole('button', { name: /^Play now/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe(LAST))
    await waitFor(() => expect(player.props).toMatchObject({ title: 'Lesson 2', source: { startAt: 0 } }))
    await waitFor(() => expect(announced()).toEqual(['Lesson 2']))
    act(() => player.props?.onEnded())
    expect(announced()).toEqual(['That was the last video'])
    await user.keyboard('{Escape}')
    expect(announced()).toEqual([])
  })

  test.each([
    ['its button', '{Enter}'],
    ['Escape', '{Escape}'],
  ])('gives the focus back to the player when what follows is canceled by %s', async (_how, key) => {
    const { upNext } = await end(FIRST)
    upNext.getByRole('button', { name: 'Cancel' }).focus()
    await user.keyboard(key)
    expect(screen.queryByRole('group', { name: 'Up next' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Video player' }))
    expect(announced()).toEqual([])
  })

  test('is followed by nothing when the member leaves the next one and comes back, and is not marked as playing', async () => {
    const { router, upNext } = await end(FIRST)
    act(() => player.props?.onPlaying?.())
    await user.click(upNext.getByRole('button', { name: /^Play now/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe(LAST))
    router.history.back()
    expect(await screen.findByRole('heading', { name: 'Lesson 1' })).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Up next' })).toBeNull()
    expect(screen.queryByText('PLAYING')).toBeNull()
    expect(router.state.location.pathname).toBe(FIRST)
  })

  test('leads back to the session’s page when it was the last', async () => {
    const { router, group, upNext } = await end(LAST)
    expect(group.textContent).toContain('That was the last video')
    expect(announced()).toEqual(['That was the last video'])
    await user.click(upNext.getByRole('button', { name: /^Back/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/courses/session/session'))
  })

  test('leads back to the session’s page, and says why, when the month allows the next one no more', async () => {
    const plan = { threshold: 1, currentMeasure: 1, watchedVideoIds: ['v1'], entitledVideoIds: [] }
    const { router, group, upNext } = await end(FIRST, { accountType: 'LIMITED', plan })
    expect(group.textContent).toMatch(/^You’re out of videos for the month\./)
    expect(group.textContent).not.toContain('Lesson 2')
    expect(announced()).toEqual(['You’re out of videos for the month.'])
    await user.click(upNext.getByRole('button', { name: /^Back/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/courses/session/session'))
  })
})
