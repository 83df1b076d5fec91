import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { bonus, container, content, item, schedule, session } from '../session-page-parts.fixture.ts'
import type { SessionContent } from '../session-page-query.ts'
import { meeting } from '../today/today.fixture.ts'

// A schedule is drawn as a calendar from Monday to Friday.

useSessionTests()

type Schedule = SessionContent['schedules'][number]

const entry = (dayNumber: number, more: Partial<Schedule['scheduleDays'][number]> = {}) => ({
  dayNumber,
  ctaText: null,
  body: null,
  checklistSessionContentId: null,
  ...more,
})

const open = async (shown: Schedule, more: Partial<SessionContent> = {}) => {
  openSession({ content: content({ schedules: [shown], ...more }) })
  await screen.findByRole('heading', { name: shown.title })
  const [weeks] = screen.getAllByRole('list').filter((list) => list.querySelector('ol'))
  return [...(weeks?.children ?? [])].map((week) => [...week.querySelectorAll<HTMLElement>('ol > li')])
}
const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent
const texts = (days: readonly Element[] | undefined) => days?.map(({ textContent }) => textContent)

describe('A schedule', () => {
  test('numbers its days, and calls today so in a word', async () => {
    const [week] = await open(
      schedule({ scheduleDays: [entry(1, { ctaText: 'Kick-off', body: 'Meet **everybody**.' })] }),
    )
    expect(texts(week)).toEqual([
      'Mon Mar 2Day 1Kick-offMeet everybody.',
      'Tue Mar 3Day 2Today',
      'Wed Mar 4Day 3',
      'Thu Mar 5Day 4',
      'Fri Mar 6Day 5',
    ])
    expect(week?.map((day) => day.hasAttribute('data-today'))).toEqual([false, true, false, false, false])
    expect(week?.map((day) => day.getAttribute('aria-current'))).toEqual([null, 'date', null, null, null])
  })

  test('with days before the first begins with their week, and gives them no numbers', async () => {
    const weeks = await open(schedule({ scheduleDays: [entry(-3, { body: 'Read the case.' }), entry(1)] }))
    expect(weeks).toHaveLength(2)
    expect(texts(weeks[0])).toEqual([
      'Mon Feb 23',
      'Tue Feb 24',
      'Wed Feb 25',
      'Thu Feb 26Read the case.',
      'Fri Feb 27',
    ])
    expect(weeks[0]?.map((day) => day.hasAttribute('data-outside'))).toEqual([true, true, true, false, false])
  })

  test('says the state of a day’s item and leads to its container', async () => {
    const [week] = await open(
      schedule({
        scheduleDays: [
          entry(1, { checklistSessionContentId: 'v' }),
          entry(2, { checklistSessionContentId: 'gone' }),
        ],
      }),
      {
        checklist: [item('v', { parentSessionContentId: 'task' })],
        containers: [container('task', { calendarDate: '2026-03-02', containsActiveContent: false })],
      },
    )
    const day = within(week?.[0] ?? expect.unreachable())
    expect(day.getByRole('img').getAttribute('aria-label')).toBe('Pending')
    fireEvent.click(day.getByRole('button', { name: 'Item v' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Task task/ }))
    expect(texts(week)?.[1]).toBe('Tue Mar 3Day 2Today')
  })

  test('has a box to tick for a bonus', async () => {
    const [week] = await open(schedule({ scheduleDays: [entry(5, { checklistSessionContentId: 'b' })] }), {
      checklist: [bonus('b')],
    })
    expect(within(week?.[4] ?? expect.unreachable()).getByRole('checkbox', { name: 'Item b' })).toBeDefined()
  })

  test.each([
    ['its own calendar', 'https://cal.example/own', 'https://cal.example/all', 'https://cal.example/own'],
    ['the calendar of the session', null, 'https://cal.example/all', 'https://cal.example/all'],
    ['no unsafe calendar', 'javascript:alert(1)', null, undefined],
    ['no calendar', null, null, undefined],
  ])('offers %s', async (_which, externalCalendarUrl, calendarFallbackUrl, expected) => {
    await open(schedule({ externalCalendarUrl }), { calendarFallbackUrl })
    const link = screen.queryByRole('link', { name: 'Add To Calendar' })
    expect(link?.getAttribute('href')).toBe(expected)
    if (link) expect(link.getAttribute('target')).toBe('_blank')
    if (link) expect(describedBy(link)).toBe('All classes of the sprint. Opens in a new tab')
  })

  test.each([
    ['while a class is ahead', [meeting(-24, -23), meeting(24, 25)], 'OPEN', true],
    ['not once all are over', [meeting(-24, -23)], 'OPEN', false],
    ['not in a preview', [meeting(24, 25)], 'PREVIEW', false],
  ] as const)(
    'without a calendar offers a file of all classes, %s',
    async (_when, meetings, access, offered) => {
      openSession({
        session: session({ meetings: [...meetings], access }),
        content: content({ schedules: [schedule()] }),
      })
      await screen.findByRole('heading', { name: schedule().title })
      const button = screen.queryByRole('button', { name: 'Add To Calendar' })
      expect(button && describedBy(button)).toBe(offered ? 'All classes of the sprint' : null)
    },
  )
})
