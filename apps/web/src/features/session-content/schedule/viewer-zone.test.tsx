import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type * as Now from '../../../lib/now.ts'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { container, content, item, schedule, session } from '../session-page-parts.fixture.ts'
import type { ContainerPart } from '../session-page-query.ts'

const device = vi.hoisted(() => ({ zone: 'UTC' }))

vi.mock('../../../lib/now.ts', async (original) => ({
  ...(await original<typeof Now>()),
  localZone: () => device.zone,
}))

// All dates on a page are in the time zone of the device, whatever the school's zone is. The time is Mar 3, 12:00 UTC.

useSessionTests()

/** A sprint that starts on Friday at noon in New York, when it is Saturday in Tokyo and in Auckland. */
const SPRINT = session({
  startAt: Date.parse('2026-02-27T17:00:00Z'),
  endAt: Date.parse('2026-03-05T18:30:00Z'),
  meetings: ['2026-02-27', '2026-03-02', '2026-03-05'].map((date) => ({
    meetingId: date,
    startAt: Date.parse(`${date}T17:00:00Z`),
    endAt: Date.parse(`${date}T18:30:00Z`),
    link: null,
  })),
})

const entry = (dayNumber: number, ctaText: string) => ({
  dayNumber,
  ctaText,
  body: null,
  checklistSessionContentId: null,
})

const PLAN: ContainerPart = {
  __typename: 'CalendarContent',
  sessionContentId: 'plan',
  calendarStartDate: '2026-03-02',
  day1Text: 'Begin.',
  day2Text: null,
  day3Text: null,
  day4Text: null,
  day5Text: null,
}

const PAGE = content({
  schedules: [
    schedule({
      calendarStartDate: '2026-02-27',
      calendarEndDate: '2026-03-05',
      scheduleDays: [entry(1, 'Opening'), entry(4, 'Clinic'), entry(7, 'Closing')],
    }),
  ],
  containers: [
    container('opening', { calendarDate: '2026-02-27' }),
    container('clinic', { calendarDate: '2026-03-02' }),
  ],
  checklist: [item('videos', { parentSessionContentId: 'clinic' })],
  sessionContainers: [{ sessionContentId: 'w', type: 'WELCOME', title: 'Welcome', contents: [PLAN] }],
})

test.each([
  ['America/New_York', 'Day 5 of 7', ['Fri Feb 27', 'Mon Mar 2', 'Thu Mar 5'], 'Mon, Mar 2', 'Pending'],
  ['UTC', 'Day 5 of 7', ['Fri Feb 27', 'Mon Mar 2', 'Thu Mar 5'], 'Mon, Mar 2', 'Pending'],
  ['America/Los_Angeles', 'Day 5 of 7', ['Fri Feb 27', 'Mon Mar 2', 'Thu Mar 5'], 'Mon, Mar 2', 'Pending'],
  ['Asia/Tokyo', 'Day 4 of 7', ['Sat Feb 28', 'Tue Mar 3', 'Fri Mar 6'], 'Today', 'Not completed'],
  ['Pacific/Auckland', 'Day 5 of 7', ['Sat Feb 28', 'Tue Mar 3', 'Fri Mar 6'], 'Tue, Mar 3', 'Pending'],
])(
  'The greeting, the calendars, the tasks and their states agree on the days in the zone %s',
  async (...expected) => {
    const [zone, day, [first, second, last], task, state] = expected
    device.zone = zone
    openSession({ session: SPRINT, content: PAGE })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(`Hi Nora, welcome to ${day}`)
    const cell = (text: string) => screen.getByText(text).closest('li')?.textContent.replace('Today', '')
    expect([cell('Opening'), cell('Clinic'), cell('Closing')]).toEqual([
      `${first}Day 1Opening`,
      `${second}Day 4Clinic`,
      `${last}Day 7Closing`,
    ])
    const today = screen.getAllByRole('listitem').find((one) => one.getAttribute('aria-current'))
    expect(today?.textContent).toContain('Today')
    const clinic = within(screen.getByRole('button', { name: /Task clinic/ }))
    expect(clinic.getByText(task)).toBeDefined()
    expect(clinic.getByRole('img').getAttribute('aria-label')).toBe(state)
    const plan = screen.getByText('Begin.').closest('li')
    expect(plan?.textContent).toBe(`${second?.slice(4)}Begin.`)
  },
)
