import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { player } from './fake-player.fixture.tsx'
import { course, lecture } from './video-collection.fixture.ts'
import { openVideoPage, useVideoPageTests } from './video-page.fixture.tsx'

vi.mock('./player/LecturePlayer.tsx', () => import('./fake-player.fixture.tsx'))

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

test('The chapter of the position is marked, and in the next video the first one', async () => {
  await openVideoPage()
  await press('Play', 'button')
  await sourceLoaded()
  act(() => player.props?.onPosition?.(42.5))
  const marked = () => screen.getByRole('link', { name: /Why|How/, current: true }).textContent
  expect(marked()).toBe('00:30How')
  await press(/^01:40 ?Lesson 2/)
  await screen.findByRole('heading', { name: 'Lesson 2' })
  expect(marked()).toBe('00:00Why')
})

test('Chapters are listed beside the video only with the flag videoBookmarks', async () => {
  await openVideoPage({ flags: { videoBookmarks: false } })
  await screen.findByRole('heading', { name: 'Lesson 1' })
  expect(screen.queryByText('Video Bookmarks')).toBeNull()
  cleanup()
  await openVideoPage({ flags: { videoBookmarks: true } })
  expect(await screen.findByText('Video Bookmarks')).toBeTruthy()
})

test('The subtitle of a video is between its title and its description, and is left out if there is none', async () => {
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

test('A video of more than an hour states its length in hours, minutes and seconds wherever it stands', async () => {
  await openVideoPage({ course: course([lecture(1, { duration: 3725 }), lecture(2)]) })
  await screen.findByRole('heading', { name: 'Lesson 1' })
  const lengths = screen.getAllByText('1:02:05')
  expect(lengths.map((length) => length.closest('section')?.getAttribute('aria-labelledby'))).toEqual([
    'video-title',
    undefined,
    'group-title',
  ])
})

test('Theater mode changes only the layout, and is remembered for the next page', async () => {
  await openVideoPage()
  await press('Play', 'button')
  await sourceLoaded()
  const main = screen.getByRole('main')
  const frame = screen.getByRole('region', { name: 'Video player' })
  expect(main.dataset['theater']).toBe('false')
  act(() => player.theater?.toggle())
  expect(main.dataset['theater']).toBe('true')
  expect(screen.getByRole('region', { name: 'Video player' }), 'the player is not mounted anew').toBe(frame)
  cleanup()
  await openVideoPage()
  expect((await screen.findByRole('main')).dataset['theater']).toBe('true')
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

describe('The carousel of the group', () => {
  test('shows a lock on the videos that the spent allowance of the month leaves out, also on watched ones', async () => {
    const plan = {
      threshold: 1,
      currentMeasure: 1,
      watchedVideoIds: ['v1'],
      entitledVideoIds: [],
    }
    const completed = [1, 2].map((number) => lecture(number, { completed: true }))
    await openVideoPage({ accountType: 'LIMITED', plan, course: course(completed) })
    const carousel = within(await screen.findByRole('region', { name: 'Module' }))
    const marks = carousel.getAllByRole('listitem').map((slide) =>
      within(slide)
        .getAllByRole('img', { name: /^(?:Watched|Locked)$/ })
        .map((mark) => mark.getAttribute('aria-label')),
    )
    expect(marks).toEqual([['Watched'], ['Locked']])
  })
})
