import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { player } from '../fake-player.fixture.tsx'
import { groupOf, sessionLecture, sessionVideos } from '../video-collection.fixture.ts'
import { type Opened, openVideoPage, playVideo, useVideoPageTests } from '../video-page.fixture.tsx'
import { sessionVideosQuery } from './session-videos-query.ts'

vi.mock('../player/LecturePlayer.tsx', () => import('../fake-player.fixture.tsx'))

useVideoPageTests()

const user = userEvent.setup()
const FIRST = '/courses/session/session/g/v1'
const LAST = '/courses/session/session/g/v2'
const open = (opened: Opened = {}) => openVideoPage({ address: FIRST, ...opened })
const miniMba = () => sessionVideos({ kind: 'MINI_MBA', title: 'A Mini-MBA' })
const link = (name: string | RegExp) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null

test.each([
  ['a session', 'Back', FIRST, '/courses/session/session', sessionVideos()],
  ['a Mini-MBA', 'Back to Mini-MBA', '/mini-mbas/session/g/v1', '/mini-mbas/session', miniMba()],
])('A video of %s leads back with %j', async (_of, name, address, to, opened) => {
  await open({ address, sessionVideos: opened })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Lesson 1')
  expect(link(name)).toBe(to)
  expect(screen.getByRole('link', { name }).getAttribute('aria-current'), 'it is another page').toBeNull()
  expect(screen.getByRole('main').textContent).toContain(opened.title)
  expect(document.title).toContain('Lesson 1')
})

describe('The links to the previous and the next video of a session', () => {
  const shown = async (opened: Opened) => {
    await open(opened)
    await screen.findByRole('heading', { level: 1 })
    return [/^Previous Video /, /^Next Video /, /^Prev Module/, /^Next Module/].map(link)
  }

  test('lead to the next and the previous video of the group, and to no module', async () => {
    const flags = { videoNavigation: true }
    expect(await shown({ flags })).toEqual([null, LAST, null, null])
    cleanup()
    expect(await shown({ flags, address: LAST })).toEqual([FIRST, null, null, null])
  })

  test('name the videos to which they lead', async () => {
    await shown({ flags: { videoNavigation: true } })
    expect(screen.getByRole('link', { name: 'Next Video Lesson 2' }).getAttribute('href')).toBe(LAST)
  })

  test('are absent without the flag videoNavigation', async () => {
    expect(await shown({ flags: { videoNavigation: false } })).toEqual([null, null, null, null])
  })
})

test('The chapters of a session’s video are listed under “Video Bookmarks” and start the video where they begin', async () => {
  await open()
  const bookmarks = await screen.findByRole('button', { name: 'Video Bookmarks' })
  expect(bookmarks.getAttribute('aria-expanded')).toBe('true')
  await user.click(screen.getByRole('link', { name: /00:30.*How/ }))
  await waitFor(() => expect(player.props?.source?.startAt).toBe(30))
})

test('The carousel of a session’s videos marks the video that plays, and shows the progress in the others', async () => {
  const videos = [sessionLecture(1), sessionLecture(2, { completed: true, creditedSeconds: 95 })]
  await open({ sessionVideos: sessionVideos({ groups: [groupOf('g', 'Videos', videos)] }) })
  const carousel = within(await screen.findByRole('region', { name: 'Videos' }))
  expect(carousel.getAllByRole('link').map((slide) => slide.getAttribute('href'))).toEqual([FIRST, LAST])
  expect(carousel.getByLabelText('Watched', { selector: 'svg' }).closest('a')?.getAttribute('href')).toBe(
    LAST,
  )
  await playVideo()
  act(() => player.props?.onPlaying?.())
  expect((await screen.findByRole('link', { name: /PLAYING/ })).getAttribute('href')).toBe(FIRST)
})

test('The carousel of more than three videos has arrows, which the keyboard reaches and which keep the focus', async () => {
  const videos = [1, 2, 3, 4].map((number) => sessionLecture(number))
  await open({ sessionVideos: sessionVideos({ groups: [groupOf('g', 'Videos', videos)] }) })
  const carousel = within(await screen.findByRole('region', { name: 'Videos' }))
  const track = carousel.getByRole('list')
  vi.spyOn(track, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(track, 'scrollWidth', 'get').mockReturnValue(1800)
  const scrollTo = (left: number) => {
    track.scrollLeft = left
    fireEvent.scroll(track)
  }
  scrollTo(600)
  const scrollBy = vi.spyOn(track, 'scrollBy')
  const previous = carousel.getByRole('button', { name: 'Previous videos' })
  previous.focus()
  await user.tab()
  const more = carousel.getByRole('button', { name: 'More videos' })
  expect(document.activeElement).toBe(more)
  await user.keyboard('{Enter}')
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 600 })
  expect(document.activeElement).toBe(more)
  await user.tab({ shift: true })
  await user.keyboard(' ')
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -600 })

  const disabled = () => [previous, more].map((arrow) => arrow.getAttribute('aria-disabled'))
  expect(disabled()).toEqual(['false', 'false'])
  scrollTo(0)
  expect(disabled()).toEqual(['true', 'false'])
  scrollTo(1200)
  expect(disabled()).toEqual(['false', 'true'])
  expect(document.activeElement, 'an arrow at its end keeps the focus').toBe(previous)
})

test('The carousel of three videos has no arrows', async () => {
  const videos = [1, 2, 3].map((number) => sessionLecture(number))
  await open({ sessionVideos: sessionVideos({ groups: [groupOf('g', 'Videos', videos)] }) })
  const carousel = within(await screen.findByRole('region', { name: 'Videos' }))
  expect(carousel.getAllByRole('link')).toHaveLength(3)
  expect(carousel.queryByRole('button')).toBeNull()
})

test('A video that was made with AI says so', async () => {
  const videos = [sessionLecture(1, { isAiGenerated: true })]
  await open({ sessionVideos: sessionVideos({ groups: [groupOf('g', 'Videos', videos)] }) })
  const notice = await screen.findByText(/the help of AI/)
  expect(notice.textContent).toBe('This video was made with the help of AI.')
})

test('A video beyond the allowance of the month is replaced by a lock, with a link back to the session', async () => {
  const plan = { threshold: 3, currentMeasure: 3, watchedVideoIds: [], entitledVideoIds: [] }
  await open({ accountType: 'LIMITED', plan })
  await screen.findByText('Shucks.')
  const main = screen.getByRole('main', { hidden: true })
  expect(main.textContent).toContain('You’re out of videos for the month.')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('heading').textContent).toBe("You've reached your monthly viewing limit")
  const back = screen.getAllByRole('link', { name: 'Back', hidden: true })
  expect(back.map((item) => item.getAttribute('href'))).toEqual(Array(2).fill('/courses/session/session'))
})

test('Each video beyond the allowance of the month opens the dialog, also after it was closed for another one', async () => {
  const plan = { threshold: 3, currentMeasure: 3, watchedVideoIds: [], entitledVideoIds: [] }
  await open({ accountType: 'LIMITED', plan })
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await screen.findByRole('link', { name: /^Locked.*Lesson 2/ }))
  await screen.findByRole('heading', { level: 1, name: 'Lesson 2', hidden: true })
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test.each([
  ['a session that does not exist', null],
  ['a group that does not exist or has not opened', sessionVideos({ groups: [] })],
  ['a group that does not contain it', sessionVideos({ groups: [groupOf('g', 'Videos', [])] })],
])('A video of %s shows the 404 page', async (_of, opened) => {
  await open({ sessionVideos: opened })
  await waitFor(() => expect(document.title).toContain('Page not found'))
})

describe('The address of a video', () => {
  const arrived = async (opened: Opened) => {
    const router = await open(opened)
    return router.state.location.pathname
  }

  test('of a session that the member may not open leads to the page of the session, which says why', async () => {
    expect(await arrived({ sessionVideos: sessionVideos({ isOpen: false }) })).toBe(
      '/courses/session/session',
    )
    cleanup()
    const closed = sessionVideos({ kind: 'MINI_MBA', isOpen: false })
    expect(await arrived({ sessionVideos: closed, address: '/mini-mbas/session/g/v1' })).toBe(
      '/mini-mbas/session',
    )
  })

  test('leads to the page of the session when that closes for the member while the video is open', async () => {
    const router = await open()
    await playVideo()
    const { queryKey } = sessionVideosQuery('session', 'g')
    act(() => void queryClient.setQueryData(queryKey, sessionVideos({ isOpen: false, groups: [] })))
    await waitFor(() => expect(router.state.location.pathname).toBe('/courses/session/session'))
  })

  test('with the path of the other kind of session leads to the video’s own address', async () => {
    expect(await arrived({ sessionVideos: miniMba() })).toBe('/mini-mbas/session/g/v1')
    cleanup()
    expect(await arrived({ address: '/mini-mbas/session/g/v1' })).toBe(FIRST)
  })
})
