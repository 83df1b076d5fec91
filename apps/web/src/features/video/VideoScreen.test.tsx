import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { meteringQuery } from '../metering/metering-query.ts'
import { FakeElement } from './progress/element.fixture.ts'
import { course, lecture } from './video-collection.fixture.ts'
import { openVideoPage, player, server, useVideoPageTests } from './video-page.fixture.tsx'

vi.mock('./player/LecturePlayer.tsx', () => import('./video-page.fixture.tsx'))

useVideoPageTests()

const user = userEvent.setup()
const sourceLoaded = () => waitFor(() => expect(player.props?.source).toBeTruthy())
const press = async (name: string | RegExp, role = 'link') =>
  user.click(await screen.findByRole(role, { name }))

describe('A chapter of a video', () => {
  test('that is clicked before the first play starts the video at its start', async () => {
    await openVideoPage({ continueAtTime: 70 })
    await press(/How/)
    await sourceLoaded()
    expect(player.props?.source?.startAt).toBe(30)
  })

  test('that is clicked during playback seeks once for every click', async () => {
    await openVideoPage()
    await press('Play', 'button')
    await sourceLoaded()
    await press(/How/)
    await waitFor(() => expect(player.seek.mock.calls).toEqual([[30]]))
    await press(/How/)
    await waitFor(() => expect(player.seek.mock.calls).toEqual([[30], [30]]))
  })
})

describe('The position that a link requests', () => {
  test('is announced, removed from the address, and used when play starts', async () => {
    const router = await openVideoPage({
      address: '/courses/ondemand/course/g/c1?seek=30',
      continueAtTime: 70,
    })
    expect(await screen.findByText('Start at 00:30')).toBeTruthy()
    await waitFor(() => expect(router.state.location.href).toBe('/courses/ondemand/course/g/c1'))
    expect(player.props).toBeNull()
    await press('Play', 'button')
    await sourceLoaded()
    expect(player.props?.source?.startAt).toBe(30)
  })

  test('is replaced by the saved position after a reload', async () => {
    const router = await openVideoPage({ address: '/courses/ondemand/course/g/c1?seek=30' })
    await screen.findByRole('button', { name: 'Play' })
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    cleanup()
    await openVideoPage({ address: router.state.location.href, continueAtTime: 70 })
    expect(await screen.findByText('Continue at 01:10')).toBeTruthy()
    await press('Play', 'button')
    await sourceLoaded()
    expect(player.props?.source?.startAt).toBe(70)
  })
})

describe('A link that plays the video', () => {
  const follow = async (hasBeenActive: boolean) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: { hasBeenActive } }))
    const router = await openVideoPage({ address: '/elsewhere', continueAtTime: 70 })
    await router.navigate({ to: '/courses/ondemand/course/g/c1', state: { play: true } } as never)
    await screen.findByRole('heading', { name: 'Lesson 1' })
  }

  test('plays at the saved position', async () => {
    await follow(true)
    await sourceLoaded()
    expect(player.props?.source?.startAt).toBe(70)
  })

  test('waits for Play on a page that the member has not touched, where browsers refuse sound', async () => {
    await follow(false)
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
    expect(player.props).toBeNull()
  })
})

test('Chapters are listed beside the video only with the flag videoBookmarks', async () => {
  await openVideoPage({ flags: { videoBookmarks: false } })
  await screen.findByRole('heading', { name: 'Lesson 1' })
  expect(screen.queryByText('Video Bookmarks')).toBeNull()
  cleanup()
  await openVideoPage({ flags: { videoBookmarks: true } })
  expect(await screen.findByText('Video Bookmarks')).toBeTruthy()
})

test('The subtitle of a video stands between its title and its description, and nothing does without one', async () => {
  const described = { description: 'What a price earns.' }
  await openVideoPage({ course: course([lecture(1, { subtitle: 'One number, said early', ...described })]) })
  const heading = await screen.findByRole('heading', { name: 'Lesson 1' })
  expect(heading.nextElementSibling?.textContent).toBe('One number, said early')
  expect(screen.getByText('What a price earns.')).toBeTruthy()
  cleanup()
  await openVideoPage({ course: course([lecture(1, described)]) })
  const plain = await screen.findByRole('heading', { name: 'Lesson 1' })
  expect(plain.nextElementSibling?.textContent).toBe('01:40')
})

test('A video is marked PLAYING once it plays', async () => {
  await openVideoPage()
  await press('Play', 'button')
  await sourceLoaded()
  expect(screen.queryByText('PLAYING')).toBeNull()
  act(() => player.props?.onPlaying?.())
  const slide = within(await screen.findByRole('link', { name: /PLAYING/ }))
  expect(slide.getByText('Lesson 1')).toBeTruthy()
})

describe('A video whose end was reached by skipping', () => {
  const skipped = lecture(1, {
    creditedSeconds: 20,
    skipped: { from: 10, seconds: 75 },
  })

  test('has no check mark and no full bar until the server says that it is completed', async () => {
    await openVideoPage({ course: course([skipped, lecture(2, { completed: true, creditedSeconds: 91 })]) })
    const slides = within(await screen.findByRole('region', { name: 'Module' })).getAllByRole('listitem')
    const tickOf = (slide = document.body) => within(slide).queryByLabelText('Watched', { selector: 'svg' })
    const shareOf = (slide = document.body) => Number(within(slide).getByRole('meter').getAttribute('value'))
    expect([slides.map(tickOf).map(Boolean), slides.map(shareOf)]).toEqual([
      [false, true],
      [0.2, 1],
    ])
  })

  test('says what was skipped and links to that position', async () => {
    await openVideoPage({ course: course([skipped]) })
    expect((await screen.findByText(/You skipped/)).textContent).toBe(
      'You skipped 1 minute: watch from 00:10',
    )
    await press('Play', 'button')
    await sourceLoaded()
    await press('watch from 00:10')
    await waitFor(() => expect(player.seek.mock.calls).toEqual([[10]]))
  })

  test('updates the skipped time with every save and hides it once completed', async () => {
    await openVideoPage({ course: course([skipped]) })
    await press('Play', 'button')
    await sourceLoaded()
    const element = new FakeElement()
    player.props?.source?.record(element)
    element.load()
    element.play()
    server.saved = { creditedTime: 50, skipped: { from: 40, seconds: 45 }, completed: false }
    element.seek(40)
    expect(await screen.findByText('watch from 00:40')).toBeTruthy()
    server.saved = { creditedTime: 95, skipped: null, completed: true }
    element.seek(60)
    await waitFor(() => expect(screen.queryByText(/You skipped/)).toBeNull())
  })
})

describe('The badge of a course that a video completes', () => {
  /** Plays the video up to 95 seconds, which completes the course. */
  async function earnBadge() {
    server.saved = { completed: true, courseBadgeId: 'badge' }
    await openVideoPage({ course: course([lecture(1)]) })
    await press('Play', 'button')
    await sourceLoaded()
    const element = new FakeElement()
    player.props?.source?.record(element)
    element.load()
    element.play()
    element.seek(95)
    await waitFor(() => expect(localStorage.length).toBe(0))
  }
  const dialog = () => screen.queryByRole('dialog', { name: 'Badge earned' })

  test('is announced once, when the video ends', async () => {
    await earnBadge()
    expect(dialog()).toBeNull()
    expect(screen.queryByText('Badge earned')).toBeNull()
    act(() => player.props?.onEnded())
    expect(await screen.findByRole('dialog', { name: 'Badge earned' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    act(() => player.props?.onEnded())
    expect(dialog()).toBeNull()
  })
})

test('The allowance of a limited member is read again when the video plays, and not when it loads', async () => {
  const plan = (currentMeasure: number) => ({
    threshold: 3,
    currentMeasure,
    watchedVideoIds: [],
    entitledVideoIds: [],
  })
  await openVideoPage({ accountType: 'LIMITED', plan: plan(1) })
  const known = () => queryClient.getQueryData(meteringQuery.queryKey)?.currentMeasure
  server.plan = plan(2)
  await press('Play', 'button')
  await sourceLoaded()
  const element = new FakeElement()
  player.props?.source?.record(element)
  element.load()
  // By now, loading would have sent its request and received the answer.
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(known()).toBe(1)
  element.play()
  await waitFor(() => expect(known()).toBe(2))
})
