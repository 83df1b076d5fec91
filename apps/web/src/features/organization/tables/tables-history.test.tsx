import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openDashboard, useDashboardTests } from '../dashboard/dashboard.fixture.tsx'

useDashboardTests()

const tab = (name: string) => screen.findByRole('tab', { name })
const sortsByBadges = () =>
  screen.getByRole('columnheader', { name: 'Badges' }).getAttribute('aria-sort') === 'descending'

test('The way back leads from a tab and a period of a dashboard to what was shown before', async () => {
  const { address, back } = await openDashboard('/organization?sortKey=BADGES&sortDirection=DESC')
  await screen.findByRole('rowheader', { name: 'Ann of acme' })
  await userEvent.click(screen.getByRole('radio', { name: 'Last 30 days' }))
  const sorted = '/organization?filter=LAST_30_DAYS&sortKey=BADGES&sortDirection=DESC'
  await waitFor(() => expect(address()).toBe(sorted))
  await userEvent.click(await tab('Course Directory'))
  await screen.findByRole('heading', { name: 'No courses in this period.' })
  expect(address()).toBe('/organization?tab=courses&filter=LAST_30_DAYS')
  back()
  await screen.findByRole('rowheader', { name: 'Ann of acme' })
  expect(address()).toBe(sorted)
  expect((await tab('Employee Directory')).getAttribute('aria-selected')).toBe('true')
  expect(sortsByBadges()).toBe(true)
  back()
  await waitFor(() => expect(address()).toBe('/organization?sortKey=BADGES&sortDirection=DESC'))
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: 'Program to date' })).toHaveProperty('checked', true),
  )
  expect(sortsByBadges()).toBe(true)
})
