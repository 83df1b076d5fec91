import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { meteringQuery } from '../metering/metering-query.ts'
import { FakeElement } from './progress/element.fixture.ts'
import { player } from './fake-player.fixture.tsx'
import { course, lecture } from './video-collection.fixture.ts'
import { server } from './video-endpoint.fixture.ts'
import { openVideoPage, playVideo, useVideoPageTests } from './video-page.fixture.tsx'
import { unsentKeys } from './progress/outbox/unsent-keys.fixture.ts'

vi.mock('./player/LecturePlayer.tsx', () => import('./fake-player.fixture.tsx'))

useVideoPageTests()

const user = userEvent.setup()

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
    expect((await screen.findByText(/You skipped/)).textContent).toBe('You skipped 1 min: watch from 00:10')
    await playVideo()
    await user.click(await screen.findByRole('link', { name: 'watch from 00:10' }))
    await waitFor(() => expect(player.seek.mock.calls).toEqual([[10]]))
  })

  test('updates the skipped time with every save and hides it once completed', async () => {
    await openVideoPage({ course: course([skipped]) })
    await playVideo()
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
    await playVideo()
    const element = new FakeElement()
    player.props?.source?.record(element)
    element.load()
    element.play()
    element.seek(95)
    await waitFor(() => expect(unsentKeys()).toEqual([]))
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

test('A video that plays while its course is taken down becomes the 404 page with its next save', async () => {
  await openVideoPage()
  await playVideo()
  const element = new FakeElement()
  player.props?.source?.record(element)
  element.load()
  element.play()
  server.saved = { error: { code: 'NOT_FOUND', message: 'This does not exist.' } }
  element.seek(40)
  await waitFor(() => expect(document.title).toContain('Page not found'))
  expect(unsentKeys()).toEqual([])
})

test('The allowance of a limited member is read again when the video plays, and not when it loads', async () => {
  const plan = (currentMeasure: number) => ({
    threshold: 3,
    currentMeasure,
    watchedVideoIds: [],
    entitledVideoIds: [],
  })
  const otherTab = new BroadcastChannel('changes')
  const heard = vi.fn<() => void>()
  otherTab.addEventListener('message', heard)
  await openVideoPage({ accountType: 'LIMITED', plan: plan(1) })
  const known = () => queryClient.getQueryData(meteringQuery.queryKey)?.currentMeasure
  server.plan = plan(2)
  await playVideo()
  const element = new FakeElement()
  player.props?.source?.record(element)
  element.load()
  // After this time a request that loads the page would have been sent and answered.
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(known()).toBe(1)
  expect(heard).not.toHaveBeenCalled()
  element.play()
  await waitFor(() => expect(known()).toBe(2))
  await waitFor(() => expect(heard).toHaveBeenCalled())
  otherTab.close()
})
