import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { openApp } from '../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../testing/signed-in.ts'
import { answerOf, anInsight } from './insight.fixture.ts'
import { InsightsSkeleton } from './InsightsSkeleton.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const INSIGHTS = [
  anInsight('price', 'The price nobody dared to name', { video: { duration: 36 } }),
  anInsight('menu', 'A café’s second menu'),
  anInsight('lines', 'Nine product lines'),
]

async function open(address = '/insights', insights = INSIGHTS) {
  const app = openApp(address, { signedIn: MEMBER_ANSWER, data: answerOf(insights) })
  await screen.findByRole('heading', { level: 1, name: 'Learning begins here' })
  return app
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const box = () => screen.findByRole('searchbox', { name: 'Search by Insight Name' })

test('The list of insights has a card for each, in the order of the server', async () => {
  await open()
  expect(await screen.findAllByRole('article')).toHaveLength(3)
  expect(titles()).toEqual(INSIGHTS.map(({ title }) => title))
  expect(document.title).toBe('Section - Insights')
})

test('The card of an insight links to it and says when it was published, its length and its video', async () => {
  await open()
  const [first, second] = await screen.findAllByRole('article')
  const card = within(second ?? document.body)
  expect(card.getByRole('link', { name: 'A café’s second menu' }).getAttribute('href')).toBe('/insights/menu')
  expect(card.getByText('About A café’s second menu.')).toBeDefined()
  expect(second?.textContent).toContain('May 13, 2026 · 2 min read')
  expect(second?.textContent).not.toContain('Video')
  expect(first?.textContent).toContain('Video 36 sec')
  expect(first?.textContent).toContain('Latest · 2 min read')
})

describe('The search of insights', () => {
  test('narrows the list while the member types, says how many are left, and is kept in the address', async () => {
    const { address } = await open()
    await userEvent.type(await box(), 'CAFE')
    expect(titles()).toEqual(['A café’s second menu'])
    expect(screen.getByText('1 insight found').getAttribute('role')).toBe('status')
    await waitFor(() => expect(address()).toBe('/insights?search=CAFE'))
  })

  test('of the address is in the box', async () => {
    await open('/insights?search=lines')
    await waitFor(() => expect(titles()).toEqual(['Nine product lines']))
    expect(await box()).toHaveProperty('value', 'lines')
  })

  test('that finds nothing says so, and Clear Search shows all again', async () => {
    const { address } = await open('/insights?search=zebra')
    expect(await screen.findByText(/^No insight has a name like this\./)).toBeDefined()
    expect(screen.getByText('0 insights found')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
    expect(titles()).toHaveLength(3)
    expect(await box()).toHaveProperty('value', '')
    await waitFor(() => expect(address()).toBe('/insights'))
  })

  test('that is repeated in the address counts as none', async () => {
    await open('/insights?search=a&search=b')
    expect(await screen.findAllByRole('article')).toHaveLength(3)
  })
})

test('A school without insights says so, without a search box', async () => {
  await open('/insights', [])
  expect(await screen.findByText('There are no insights yet. New ones appear here.')).toBeDefined()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('The list of insights announces that it loads', () => {
  render(
    <AppTheme env="test">
      <InsightsSkeleton />
    </AppTheme>,
  )
  expect(screen.getByRole('status').textContent).toBe('Loading insights')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Learning begins here')
})

test('A list of insights that does not load says so, and Retry loads it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isDown = true
  const failed = { errors: [{ message: 'Down.', extensions: { code: 'INTERNAL' } }], data: null }
  openApp('/insights', {
    signedIn: MEMBER_ANSWER,
    answers: { '/graphql': () => ({ body: isDown ? failed : { data: answerOf(INSIGHTS) } }) },
  })
  await screen.findByRole('heading', { level: 1, name: 'This didn’t load' })
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findAllByRole('article')).toHaveLength(3)
})
