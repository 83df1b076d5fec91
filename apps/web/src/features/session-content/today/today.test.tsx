import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  container,
  content,
  inHours,
  item,
  openSession,
  session,
  side,
  useSessionTests,
} from '../session-page.fixture.ts'
import type { SessionContent } from '../session-page-query.ts'

// The first block of a session's page says what to do now and by when, and leads there. The time is Tuesday, Mar 3, at
// noon in UTC.

useSessionTests()

const meeting = (from: number, to: number, link: string | null = null) => ({
  meetingId: `m${from}`,
  startAt: inHours(from),
  endAt: inHours(to),
  link,
})
const ROOM = 'https://meet.example/room'
const project = item('project', { subtype: 'PROJECT_SUBMISSION' })
const done = { completionStatus: 'COMPLETED' as const, progress: 1 }
const TODAY = container('today', { calendarDate: '2026-03-03' })
const LATE = container('late', { calendarDate: '2026-03-02' })
const OVERDUE = item('late', { parentSessionContentId: 'late' })

/** Finds the block with this heading. */
const block = (name: string) => screen.findByRole('region', { name })
/** Returns the texts of the block, line by line. */
const lines = (part: HTMLElement) =>
  [...part.querySelectorAll('h2, p, button, a')].map((one) => one.textContent)
/** Returns the buttons and links of the block, the primary one with a star. */
const controls = (part: HTMLElement) =>
  [...part.querySelectorAll('button, a')].map(
    (one) => `${one.getAttribute('data-variant') === 'primary' ? '*' : ''}${one.textContent}`,
  )

describe('The first block of a session’s page', () => {
  test('names the class that runs and until when, then the task of today and what is overdue', async () => {
    openSession({
      session: session({ meetings: [meeting(-0.5, 4.5, ROOM)] }),
      content: content({ containers: [LATE, TODAY], checklist: [OVERDUE] }),
    })
    const today = await block('Today')
    expect(lines(today)).toEqual([
      'Today',
      'Tue, Mar 3',
      'Live class',
      expect.stringMatching(/^Now until \d+:30 [AP]M \S+$/),
      'Add to calendar',
      'Join the live class',
      'Today’s task',
      'Task today',
      'Overdue since Mon, Mar 2',
      'Item late',
    ])
    expect(controls(today)).toEqual(['Add to calendar', '*Join the live class', 'Task today', 'Item late'])
    expect(within(today).getByRole('link', { name: 'Join the live class' }).getAttribute('href')).toBe(ROOM)
  })

  test('says how long it is until the class of today, and leads to the task as long as the room is closed', async () => {
    openSession({
      session: session({ meetings: [meeting(5, 6)] }),
      content: content({ containers: [TODAY] }),
    })
    const today = await block('Today')
    expect(within(today).getByText(/· in 5 hours$/)).toBeDefined()
    expect(controls(today)).toEqual(['Add to calendar', '*Go to the task'])
    expect(within(today).getByRole('button', { name: 'Go to the task' })).toHaveProperty('disabled', false)
  })

  test('calls today what the schedule calls it, with what it asks for', async () => {
    const schedule: SessionContent['schedules'][number] = {
      sessionContentId: 'schedule',
      title: 'Your week',
      externalCalendarUrl: null,
      calendarStartDate: '2026-03-02',
      calendarEndDate: '2026-03-06',
      scheduleDays: [{ dayNumber: 2, ctaText: 'Clinic', body: null, checklistSessionContentId: 'project' }],
    }
    openSession({
      content: content({
        schedules: [schedule],
        checklist: [project],
        sessionContainers: [side('PROJECT_SUBMISSION', [])],
      }),
    })
    const today = await block('Today')
    expect(lines(today)).toEqual([
      'Today',
      'Tue, Mar 3 · Clinic',
      'For today',
      'Item project',
      'Go to the project',
    ])
  })

  test('says the next day when nothing is to be done today', async () => {
    openSession({
      content: content({ containers: [container('clinic', { calendarDate: '2026-03-05' })] }),
    })
    expect(lines(await block('Next: Thu, Mar 5'))).toEqual([
      'Next: Thu, Mar 5',
      'Task of Thu, Mar 5',
      'Task clinic',
      'Go to the task',
    ])
  })

  test('says when the next task opens, without a button, while it is closed', async () => {
    const closed = { calendarDate: '2026-03-05', containsActiveContent: false, opensAt: inHours(48) }
    openSession({ content: content({ containers: [container('clinic', closed)] }) })
    const next = await block('Next: Thu, Mar 5')
    expect(within(next).getByText(/^Opens on Mar 5, 2026 at/)).toBeDefined()
    expect(controls(next)).toEqual(['Task clinic'])
  })

  test('says before the start when the first class is', async () => {
    openSession({
      session: session({ startAt: inHours(50), endAt: inHours(200), meetings: [meeting(50, 51)] }),
    })
    const next = await block('Next: Thu, Mar 5')
    expect(within(next).getByText(/^Thu, Mar 5, \d+:00/)).toBeDefined()
    expect(controls(next)).toEqual(['Add to calendar'])
  })

  test('has what is overdue first when nothing is to be done today', async () => {
    openSession({
      session: session({ meetings: [meeting(48, 49)] }),
      content: content({ containers: [LATE], checklist: [OVERDUE] }),
    })
    const overdue = await block('Catch up')
    expect(lines(overdue).slice(0, 5)).toEqual([
      'Catch up',
      'Overdue since Mon, Mar 2',
      'Item late',
      'Go to the task',
      'Next class',
    ])
    expect(controls(overdue)).toEqual(['*Go to the task', 'Add to calendar'])
  })

  test('says on the day after the last class what the badge still needs, and until when', async () => {
    openSession({
      session: session({ endAt: inHours(-20), meetings: [meeting(-21, -20)] }),
      content: content({
        containers: [LATE],
        checklist: [OVERDUE, project],
        sessionContainers: [side('PROJECT_SUBMISSION', [])],
      }),
    })
    expect(lines(await block('Still open'))).toEqual([
      'Still open',
      'For your badge',
      'Item late',
      'Go to the task',
      'For your badge, open until Mar 16, 2026',
      'Item project',
    ])
  })

  test.each([
    [null, 'You have completed everything that is required.'],
    ['b1', 'You have completed everything that is required, and the badge is yours.'],
  ])('says that all is done, with the badge %j', async (courseBadgeId, sentence) => {
    openSession({
      session: session({ endAt: inHours(-20), courseBadgeId }),
      content: content({ checklist: [item('v', done)] }),
    })
    expect(lines(await block('All done'))).toEqual(['All done', sentence])
  })

  test('says on demand the next step, and how many more there are', async () => {
    openSession({
      session: session({ sessionType: 'ON_DEMAND', startAt: null, endAt: null }),
      content: content({
        containers: [TODAY],
        checklist: [item('one', done), ...['two', 'three', 'four', 'five'].map((id) => item(id))].map(
          (one) => ({ ...one, parentSessionContentId: 'today' }),
        ),
      }),
    })
    const next = await block('Your next step')
    expect(controls(next)).toEqual(['*Go to the task', 'Item three', 'Item four'])
    expect(within(next).getByText('1 more in the checklist')).toBeDefined()
  })

  test.each([
    ['on demand', { sessionType: 'ON_DEMAND' as const }],
    ['after its end', { endAt: inHours(-20) }],
  ])('is not there for a page %s that asks for nothing', async (_when, more) => {
    openSession({ session: session(more), content: content({ containers: [LATE] }) })
    await screen.findByRole('button', { name: /Task late/ })
    expect(screen.queryByRole('heading', { level: 2, name: /Today|Next|step|open|done/ })).toBeNull()
  })
})
