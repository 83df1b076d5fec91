import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { container, content, item, schedule, text } from '../session-page-parts.fixture.ts'
import { block, LATE, OVERDUE, TODAY } from './today.fixture.ts'

// These tests check what the first block of a session's page leads to, and that today's task is open from the start.
// The time is Tuesday, Mar 3, at noon in UTC.

useSessionTests()

describe('The link of the first block', () => {
  test('opens what is overdue and moves the focus there, by keyboard', async () => {
    openSession({
      content: content({ containers: [LATE, TODAY], checklist: [OVERDUE] }),
      contents: { late: [text('Watch this.')] },
    })
    const user = userEvent.setup()
    within(await block('Today'))
      .getByRole('button', { name: 'Item late' })
      .focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Watch this.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Task late/ }))
  })

  test('leads to the box of a bonus that has no task', async () => {
    const hello = item('hello', { subtype: 'OTHER_SELF_REPORTED', selfReporting: true, required: false })
    const week = schedule({
      scheduleDays: [{ dayNumber: 2, ctaText: null, body: null, checklistSessionContentId: 'hello' }],
    })
    openSession({ content: content({ schedules: [week], checklist: [hello] }) })
    const today = within(await block('Today'))
    expect(today.getByText('Optional')).toBeDefined()
    fireEvent.click(today.getByRole('button', { name: 'Go to the checklist' }))
    const aside = within(screen.getByRole('complementary'))
    expect(document.activeElement).toBe(aside.getByRole('checkbox', { name: 'Item hello' }))
  })
})

describe('The task of today', () => {
  const control = async () =>
    within(await screen.findByRole('region', { name: 'Tasks' })).getByRole('button', { name: /Task today/ })
  const CLOSED = 'collapsed-containers:u1:s1'
  const OPENED = 'expanded-containers:u1:s1'
  const page = { content: content({ containers: [LATE, TODAY] }), contents: { today: [text('Compare.')] } }

  test('is open from the start, and is not remembered as what the member has opened', async () => {
    openSession(page)
    expect((await control()).getAttribute('aria-expanded')).toBe('true')
    expect(await screen.findByText('Compare.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: /Task late/ }))
    expect(JSON.parse(localStorage.getItem(OPENED) ?? '')).toEqual(['late'])
  })

  test('stays closed once the member has closed it', async () => {
    localStorage.setItem(CLOSED, '["today"]')
    const { sent } = openSession(page)
    expect((await control()).getAttribute('aria-expanded')).toBe('false')
    expect(sent()).toHaveLength(1)
  })

  test('that the member closes and opens again is remembered each time', async () => {
    openSession(page)
    fireEvent.click(await control())
    expect(JSON.parse(localStorage.getItem(CLOSED) ?? '')).toEqual(['today'])
    fireEvent.click(await control())
    expect(JSON.parse(localStorage.getItem(CLOSED) ?? '')).toEqual([])
  })

  test.each([
    ['has not opened', container('today', { calendarDate: '2026-03-03', containsActiveContent: false })],
    ['is of another day', container('today', { calendarDate: '2026-03-04' })],
  ])('that %s is closed', async (_which, task) => {
    openSession({ content: content({ containers: [task] }) })
    expect((await control()).getAttribute('aria-expanded')).toBe('false')
  })
})
