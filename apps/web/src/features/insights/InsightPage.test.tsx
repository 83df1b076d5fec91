import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { openApp } from '../../testing/open-app.tsx'
import { renderMemberScreen } from '../../testing/render-member-screen.tsx'
import { MEMBER_ANSWER } from '../../testing/signed-in.ts'
import { type RecordedRequest, stubService } from '../../testing/stub-service.ts'
import { aDetail, anInsight } from './insight.fixture.ts'
import { InsightPage } from './InsightPage.tsx'
import { InsightSkeleton } from './InsightSkeleton.tsx'
import { type Insight, type InsightDetail, insightQuery, insightsQuery } from './insights-query.ts'

vi.mock('../video/PreviewPlayer.tsx', () => ({
  PreviewPlayer: ({ title, playlistUrl }: { title: string; playlistUrl: string }) => (
    <div role="region" aria-label={title} data-playlist={playlistUrl} />
  ),
}))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const VIDEO = { duration: 36 }
const PLAY = { name: 'Play the video of The price' }

interface Opening {
  insight?: Partial<InsightDetail>
  /** The list of insights, from which others are suggested; undefined if the list does not load. */
  list?: readonly Insight[] | undefined
  /** The video that the endpoint answers. */
  video?: { playlistUrl: string } | null
}

async function open({ insight, list = [aDetail()], video = null }: Opening = {}): Promise<RecordedRequest[]> {
  const requests = stubService({ '/graphql': { body: { data: { listCaseStudies: [{ video }] } } } })
  await renderMemberScreen(InsightPage, {
    path: '/insights/$insightId',
    address: '/insights/price',
    known: [
      [insightQuery('price').queryKey, aDetail(insight)],
      [insightsQuery.queryKey, list],
    ],
  })
  await screen.findByRole('heading', { level: 1, name: 'The price' })
  return requests
}

test('An insight shows its title, its date, its length and its text, below a link to the list', async () => {
  await open()
  expect(document.title).toBe('Section - The price')
  expect(screen.getByText('About The price.')).toBeDefined()
  expect(screen.getByRole('article').textContent).toContain('May 13, 2026 · 2 min read')
  expect(screen.getByRole('heading', { level: 2, name: 'The result' })).toBeDefined()
  expect(screen.getByRole('columnheader', { name: 'Price' })).toBeDefined()
  const back = screen.getByRole('link', { name: 'Back to all insights' })
  expect(back.getAttribute('href')).toBe('/insights')
})

test('An insight without a video shows its cover, and no Play button', async () => {
  await open()
  const cover = screen.getByRole('article').querySelector('img')
  expect(cover?.getAttribute('src')).toBe('/art/insight/price.svg?stack=ai')
  expect(screen.queryByRole('button', PLAY)).toBeNull()
})

test.each([
  [['The price nobody dared to name, live'], 'From the event The price nobody dared to name, live'],
  [['Pricing clinic', 'Questions about prices'], 'From the events Pricing clinic, Questions about prices'],
])('An insight that is about the past events %j links to them', async (titles, text) => {
  const events = titles.map((title, index) => ({ memberEventId: `e${index}`, title, eventEnd: 0 }))
  await open({ insight: { events } })
  const links = titles.map((title) => screen.getByRole('link', { name: title }))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    titles.map((_, index) => `/events/e${index}`),
  )
  expect(links[0]?.parentElement?.textContent).toBe(text)
})

test('An insight that is about events to come and a past one names them apart, those to come soonest first', async () => {
  const anEvent = (title: string, eventEnd: number) => ({ memberEventId: title, title, eventEnd })
  const now = Date.now()
  const events = [anEvent('Later', now + DAY_MS), anEvent('Soon', now + HOUR_MS), anEvent('Over', now - 1)]
  await open({ insight: { events } })
  const lineOf = (title: string) => screen.getByRole('link', { name: title }).parentElement?.textContent
  expect(lineOf('Later')).toBe('Talk about it: Soon, Later')
  expect(lineOf('Over')).toBe('From the event Over')
})

test('A cover whose address is not safe is left out', async () => {
  await open({ insight: { coverImageUrl: 'javascript:alert(1)' } })
  expect(screen.getByRole('article').querySelector('img')).toBeNull()
})

describe('The video of an insight', () => {
  test('asks for its address when Play is pressed, and not before', async () => {
    const requests = await open({
      insight: { video: VIDEO },
      video: { playlistUrl: '/manifests/x.m3u8?t=1' },
    })
    expect(requests).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', PLAY))
    const player = await screen.findByRole('region', { name: 'The price' })
    expect(player.dataset['playlist']).toBe('/manifests/x.m3u8?t=1')
    expect(requests).toMatchObject([{ body: { variables: { insightId: 'price' } } }])
  })

  test('that does not open says so, with Retry', async () => {
    await open({ insight: { video: VIDEO }, video: null })
    await userEvent.click(screen.getByRole('button', PLAY))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The video didn’t open.')
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeDefined()
  })
})

describe('Below an insight', () => {
  const list = ['a', 'b', 'price', 'c', 'd'].map((id) => anInsight(id, id === 'price' ? 'The price' : id))

  test('are the three that follow it in the list, from its beginning again after the last', async () => {
    await open({ list })
    const more = within(screen.getByRole('list', { name: 'More insights' }))
    expect(more.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['c', 'd', 'a'])
  })

  test('is nothing while there is no other', async () => {
    await open({ list: [aDetail()] })
    expect(screen.queryByRole('heading', { name: 'More insights' })).toBeNull()
  })
})

test('An insight announces that it loads', () => {
  render(
    <AppTheme env="test">
      <InsightSkeleton />
    </AppTheme>,
  )
  expect(screen.getByRole('status').textContent).toBe('Loading the insight')
})

test('An insight that the member cannot see shows the 404 page', async () => {
  openApp('/insights/nobody-knows', {
    signedIn: MEMBER_ANSWER,
    data: { listCaseStudies: [], listInsightEvents: [] },
  })
  expect(await screen.findByRole('heading', { level: 1, name: /404/ })).toBeDefined()
})
