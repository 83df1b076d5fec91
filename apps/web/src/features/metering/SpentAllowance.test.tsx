import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderMemberScreen } from '../../testing/render-member-screen.tsx'
import { stubService } from '../../testing/stub-service.ts'
import { closeMeteringBar, meteringQuery } from './metering-query.ts'
import { SpentAllowance } from './SpentAllowance.tsx'

const NOW = Date.parse('2026-11-26T12:00:00Z')
const page = { kind: 'ON_DEMAND', topLevelId: 'course-1', groupId: 'module-1', videoContentId: 'lesson-1' }
const OFFER = {
  previews: [{ videoId: 'v1', title: 'The five boxes', courseTitle: 'Strategy on a Page', page }],
  courses: [{ courseId: 'course-2', title: 'Pricing Strategy' }],
  liveCourses: [
    { courseId: 'course-3', title: 'Storytelling', startAt: '2026-12-11T22:00:00.000Z' },
    { courseId: 'course-4', title: 'Without a date', startAt: null },
  ],
}

beforeEach(() => vi.spyOn(Date, 'now').mockReturnValue(NOW))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open(currentMeasure = 3, accountType: 'LIMITED' | 'MEMBER' = 'LIMITED', props = {}) {
  const plan = { threshold: 3, currentMeasure, watchedVideoIds: [], entitledVideoIds: [] }
  await renderMemberScreen(() => <SpentAllowance {...props} />, {
    accountType,
    known: [[meteringQuery.queryKey, plan]],
  })
}
const answering = (getFreeOffer: object | null) =>
  stubService({ '/graphql': { body: { data: { getFreeOffer } } } })

const title = () => screen.getByRole('heading', { level: 2 }).textContent

test('The panel of a spent allowance says when the next videos come once the bar is closed, which says so before', async () => {
  answering(OFFER)
  await open()
  expect(title()).toBe('Free for you this month')
  act(() => closeMeteringBar('user-1'))
  expect(title()).toMatch(/^Next 3 videos on (?:Nov 30|Dec 1)/)
})

test('The panel of a spent allowance above other courses unfolds what is free', async () => {
  answering(OFFER)
  await open(3, 'LIMITED', { folded: true })
  const link = await screen.findByRole('link', { name: 'Storytelling', hidden: true })
  const details = link.closest('details')
  expect(details?.open).toBe(false)
  expect(within(details ?? document.body).getByRole('heading', { level: 2 })).toBeDefined()
})

test('A member whose allowance is spent is led to what is free', async () => {
  answering(OFFER)
  await open()
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await link('The five boxes')).toBe('/courses/ondemand/course-1/module-1/lesson-1')
  expect(await link('Pricing Strategy')).toBe('/courses/course-2')
  expect(await link('Storytelling')).toBe('/courses/course-3')
  expect(await link('stays open')).toBe('/account-settings#monthly-videos')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Free previews',
    'Your courses',
    'Free live courses',
  ])
  expect(screen.getByText(/^Dec 1[12], 2026 at /)).toBeDefined()
})

test('The panel of a spent allowance leaves out the kinds of which nothing is free', async () => {
  answering({ ...OFFER, previews: [], courses: [] })
  await open()
  await screen.findByRole('link', { name: 'Storytelling' })
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Free live courses',
  ])
})

test('The panel of a spent allowance promises nothing when nothing is free', async () => {
  answering({ previews: [], courses: [], liveCourses: [] })
  await open()
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.queryByText(/this is free/)).toBeNull()
  expect(screen.getByRole('link', { name: 'stays open' })).toBeDefined()
})

test('The free offer is announced while it loads, and loaded again on request', async () => {
  let fails = true
  stubService({
    '/graphql': () =>
      fails
        ? { status: 400, body: { errors: [{ message: 'Not now.' }] } }
        : { body: { data: { getFreeOffer: OFFER } } },
  })
  await open()
  const panel = within(screen.getByRole('region'))
  expect((await panel.findByRole('alert')).textContent).toBe('What is free didn’t load.')
  fails = false
  fireEvent.click(panel.getByRole('button', { name: 'Retry' }))
  expect(await panel.findByRole('link', { name: 'The five boxes' })).toBeDefined()
  cleanup()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await open()
  expect(screen.getByRole('status').textContent).toBe('Loading what is free')
})

test.each([
  ['whose month has videos left', 2, 'LIMITED'],
  ['without a limit', 3, 'MEMBER'],
] as const)('A member %s sees no panel of a spent allowance', async (_who, measure, accountType) => {
  answering(OFFER)
  await open(measure, accountType)
  expect(screen.queryByRole('region')).toBeNull()
})
