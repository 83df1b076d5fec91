import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { nextMonthStart } from '@section/domain/metering/next-month.ts'
import { formatDateTime } from '@section/domain/sessions/dates/session-dates.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { setServerTime } from '../../../lib/graphql/server-time.ts'
import { localZone } from '../../../lib/now.ts'
import { keepNoBilling } from '../../../testing/no-billing.ts'
import { keepOnlyThisDevice } from '../../../testing/only-this-device.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { limitedAnswer, MEMBER_ANSWER } from '../../../testing/signed-in.ts'

// These tests check the videos of the month in the account settings. See docs/product/account-settings.md#videos-this-month.

const page = { kind: 'ON_DEMAND', topLevelId: 'course-1', groupId: 'module-1', videoContentId: 'lesson-1' }
const VIDEOS = [
  {
    videoId: 'v1',
    title: 'What a price says',
    courseTitle: 'Pricing Strategy',
    playedAt: '2026-11-05T15:00:00.000Z',
    page,
  },
  {
    videoId: 'v2',
    title: 'Welcome',
    courseTitle: 'A sprint',
    playedAt: '2026-11-06T15:00:00.000Z',
    page: { ...page, kind: 'SPRINT', topLevelId: 'session-1' },
  },
  { videoId: 'v3', title: 'Gone', courseTitle: null, playedAt: '2026-11-07T15:00:00.000Z', page: null },
]

const NO_CALENDAR = { address: null, webcalAddress: null }

const limited = (currentMeasure: number) => ({
  ...limitedAnswer(),
  getMeteringPlanDetails: { threshold: 3, currentMeasure, watchedVideoIds: [], entitledVideoIds: [] },
})

/** Opens the account settings of a limited member and returns the section of the videos. */
async function openVideos(listMeteredVideos: object[], measure = listMeteredVideos.length, answers = {}) {
  const signedIn = limited(measure)
  const { getMeteringPlanDetails } = signedIn
  const data = { listMeteredVideos, getMeteringPlanDetails, getCalendarSubscription: NO_CALENDAR }
  keepNoBilling()
  keepOnlyThisDevice()
  openApp('/account-settings', { signedIn, data, answers })
  return within(await screen.findByRole('region', { name: 'Videos this month' }))
}

test('The videos of the month are listed with course and time, and with a link to watch each again while it is open', async () => {
  const videos = await openVideos(VIDEOS)
  const rows = await videos.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^What a price saysPricing StrategyCounted on Nov 5, 2026 at .+Watch again$/),
    expect.stringMatching(/^WelcomeA sprintCounted on Nov 6, 2026 at .+Watch again$/),
    expect.stringMatching(/^GoneCounted on Nov 7, 2026 at /),
  ])
  const hrefs = videos
    .getAllByRole('link', { name: /^Watch again: / })
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/courses/ondemand/course-1/module-1/lesson-1',
    '/courses/session/session-1/module-1/lesson-1',
  ])
  expect(videos.getByText("You've reached your free video limit.")).toBeDefined()
  expect(videos.getByText(/^Next 3 videos on .+\.$/)).toBeDefined()
})

test('A month with videos left says how many, and when it starts again', async () => {
  const videos = await openVideos(VIDEOS.slice(0, 1))
  expect(await videos.findByText('What a price says')).toBeDefined()
  expect(videos.getByText('2 videos left this month.')).toBeDefined()
  expect(videos.getByText(/^The month starts again on .+ at .+\.$/)).toBeDefined()
})

test('The month starts again by the server’s clock when that of the device is a day ahead', async () => {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => nextMonthStart(now) + DAY_MS / 2)
  setServerTime(nextMonthStart(now) - DAY_MS / 2)
  const videos = await openVideos([], 1)
  const start = formatDateTime(nextMonthStart(now), localZone())
  expect(videos.getByText(`The month starts again on ${start}.`)).toBeDefined()
  vi.restoreAllMocks()
})

test('A month in which nothing has counted says so, and leads to the courses', async () => {
  const videos = await openVideos([])
  expect(await videos.findByText('No video has counted this month yet.')).toBeDefined()
  expect(videos.getByRole('link', { name: 'See your courses' }).getAttribute('href')).toBe('/courses')
})

test('The videos of the month that did not load are loaded again on request', async () => {
  let fails = true
  const { getMeteringPlanDetails } = limited(1)
  const videos = await openVideos([], 1, {
    '/graphql': () =>
      fails
        ? { status: 400, body: { errors: [{ message: 'Not now.' }] } }
        : { body: { data: { listMeteredVideos: VIDEOS.slice(0, 1), getMeteringPlanDetails } } },
  })
  expect((await videos.findByRole('alert')).textContent).toBe('Your videos of this month didn’t load.')
  fails = false
  fireEvent.click(videos.getByRole('button', { name: 'Retry' }))
  expect(await videos.findByText('What a price says')).toBeDefined()
})

test('The videos of the month that load are announced', async () => {
  const opened = openVideos([], 1)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const videos = await opened
  expect(videos.getByRole('status').textContent).toBe('Loading your videos of this month')
})

test('The account settings of a member without a limit have no videos of the month', async () => {
  keepNoBilling()
  keepOnlyThisDevice()
  openApp('/account-settings', {
    signedIn: MEMBER_ANSWER,
    data: { getCalendarSubscription: NO_CALENDAR },
  })
  await screen.findByRole('region', { name: 'Calendar subscription' })
  expect(screen.queryByRole('region', { name: 'Videos this month' })).toBeNull()
})
