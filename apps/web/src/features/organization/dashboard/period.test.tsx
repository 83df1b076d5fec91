import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type AskedFigures, openDashboard, someFigures, useDashboardTests } from './dashboard.fixture.tsx'

useDashboardTests()

const FIGURES: Record<string, number> = { LAST_30_DAYS: 30, LAST_90_DAYS: 90, CONTRACT_TO_DATE: 365 }

/** Answers with as many videos as the period has days. */
const byPeriod = ({ filterType = 'CONTRACT_TO_DATE' }: AskedFigures) =>
  someFigures({ stats: { lessonsStarted: FIGURES[filterType] ?? -1 } })

const videos = () => screen.getByText('Videos Watched').nextElementSibling?.textContent
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const chosen = () =>
  screen.getAllByRole('radio', { checked: true }).map((radio) => radio.closest('div')?.textContent)[0]

test.each([
  ['', 'Program to date', '365'],
  ['?filter=LAST_30_DAYS', 'Last 30 days', '30'],
  ['?filter=LAST_90_DAYS', 'Last 90 days', '90'],
  ['?filter=CONTRACT_TO_DATE', 'Program to date', '365'],
  ['?filter=YESTERDAY', 'Program to date', '365'],
])('A dashboard at the parameters "%s" shows the period %s', async (search, name, figure) => {
  await openDashboard(`/organization${search}`, byPeriod)
  await screen.findByText('Videos Watched')
  expect(chosen()).toBe(name)
  expect(videos()).toBe(figure)
})

test('A dashboard offers the last 30 days, the last 90 days and the program to date', async () => {
  await openDashboard()
  const labels = (await screen.findByRole('radiogroup', { name: 'Time range' })).querySelectorAll('label')
  expect([...labels].map(({ textContent }) => textContent)).toEqual([
    'Last 30 days',
    'Last 90 days',
    'Program to date',
  ])
})

test('Another period is put into the address with the first page, and keeps search and order', async () => {
  const { address } = await openDashboard(
    '/organization?page=2&search=ann&sortKey=BADGES&sortDirection=DESC',
    byPeriod,
  )
  await screen.findByText('Videos Watched')
  await choose('Last 30 days')
  await waitFor(() =>
    expect(address()).toBe('/organization?search=ann&filter=LAST_30_DAYS&sortKey=BADGES&sortDirection=DESC'),
  )
  expect(videos()).toBe('30')
})

test('The figures of another period, which was asked for before it was chosen, show at once', async () => {
  const { asked } = await openDashboard('/organization', byPeriod)
  await screen.findByText('Videos Watched')
  const ofFigures = () => asked().filter(({ searchTerm }) => searchTerm === undefined)
  await waitFor(() => expect(ofFigures()).toHaveLength(3))
  await choose('Last 90 days')
  await waitFor(() => expect(videos()).toBe('90'))
  expect(ofFigures()).toHaveLength(3)
})

test('The former figures stay, marked as busy, until those of another period arrive', async () => {
  let send = () => {}
  const waiting = new Promise<void>((resolve) => (send = resolve))
  await openDashboard('/organization', async (asked) => {
    if (asked.filterType === 'LAST_30_DAYS') await waiting
    return byPeriod(asked)
  })
  await screen.findByText('Videos Watched')
  await choose('Last 30 days')
  const busy = () => screen.getByText('Videos Watched').closest('[aria-busy]')?.getAttribute('aria-busy')
  await waitFor(() => expect(busy()).toBe('true'))
  expect(videos()).toBe('365')
  await act(async () => send())
  await waitFor(() => expect(videos()).toBe('30'))
  expect(busy()).toBe('false')
})
