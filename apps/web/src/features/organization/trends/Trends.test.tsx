import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { openDashboard, someFigures, useDashboardTests } from '../dashboard/dashboard.fixture.tsx'
import type { OrganizationFigures } from '../organization-query.ts'

useDashboardTests()

async function openTrends(changes: Partial<Pick<OrganizationFigures, 'weeks' | 'topCourses'>> = {}) {
  await openDashboard(undefined, () => someFigures(changes))
  return within(await screen.findByRole('region', { name: 'Trends' }))
}

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const rows = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.closest('[role="region"][tabindex]'))
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('The trends of a dashboard', () => {
  test('begin with the learners of each week, of which the last is told', async () => {
    const trends = await openTrends()
    expect(trends.getByRole('heading', { name: 'Active learners by week' })).toBeDefined()
    expect(trends.getByRole('figure').querySelector('figcaption')?.textContent).toBe(
      '1 active learner in the week of Nov 23, 2026 so far',
    )
  })

  test('tell the week under the pointer, and the last one when it leaves', async () => {
    const trends = await openTrends()
    const told = () => trends.getByRole('figure').querySelector('figcaption')?.textContent
    const plot = trends.getByText('Nov 9').closest('figure')?.querySelector('[class*=plot]')
    if (!(plot instanceof HTMLElement)) throw new Error('The chart has no plot.')
    plot.getBoundingClientRect = () => new DOMRect(100, 0, 300, 200)
    fireEvent.pointerMove(plot, { clientX: 250 })
    expect(told()).toBe('31 active learners in the week of Nov 16, 2026')
    fireEvent.pointerLeave(plot)
    expect(told()).toContain('Nov 23, 2026')
  })

  test('show the courses with their completions', async () => {
    const trends = await openTrends()
    await choose('Courses')
    expect(trends.getByRole('heading', { name: 'Courses by completion' })).toBeDefined()
    expect(trends.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Running a Pricing Test11 completed',
      'Prompting as Briefing1 completed',
    ])
  })

  test('show the seats of each week, with those of the contract', async () => {
    const trends = await openTrends()
    await choose('Seats')
    expect(trends.getByRole('heading', { name: 'Seats over time' })).toBeDefined()
    expect(trends.getByText('60 in the contract')).toBeDefined()
    expect(trends.getByText('48 seats used')).toBeDefined()
  })
})

describe('The numbers of a trend as a table', () => {
  test.each([
    ['Learners', ['Week of', 'Active learners'], ['Nov 16, 2026', '31'], 4],
    ['Courses', ['Course', 'Enrolled', 'Completed'], ['Running a Pricing Test', '20', '11'], 3],
    ['Seats', ['Week of', 'Seats used'], ['Nov 16, 2026', '46'], 4],
  ])('are those of its drawing: %s', async (name, columns, row, count) => {
    const trends = await openTrends()
    await choose(name)
    await userEvent.click(trends.getByRole('button', { name: 'Show as table' }))
    expect(rows()[0]).toEqual(columns)
    expect(rows()).toContainEqual(row)
    expect(rows()).toHaveLength(count)
    await userEvent.click(trends.getByRole('button', { name: 'Show as chart' }))
    expect(rows()).toEqual([])
  })
})

describe('A trend without anything to show', () => {
  test.each([
    ['Learners', 'Nobody has learned in this period yet.'],
    ['Courses', 'No course has been completed in this period yet.'],
    ['Seats', 'No seat has been used in this period yet.'],
  ])('says so: %s', async (name, text) => {
    const trends = await openTrends({
      weeks: [{ week: '2026-11-23', activeLearners: 0, seats: 0 }],
      topCourses: [],
    })
    await choose(name)
    expect(trends.getByText(text)).toBeDefined()
    expect(trends.queryByRole('button', { name: 'Show as table' })).toBeNull()
    expect(trends.queryByRole('figure')).toBeNull()
  })
})
