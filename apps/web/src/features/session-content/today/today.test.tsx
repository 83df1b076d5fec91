import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { container, content, inHours, schedule, session, side } from '../session-page-parts.fixture.ts'
import { block, controls, LATE, lines, meeting, OVERDUE, project, ROOM, TODAY } from './today.fixture.ts'

// The first block of a session's page says what to do now and by when, and leads there. The time is Tuesday, Mar 3, at
// noon in UTC.

useSessionTests()

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
      'Add this class',
      'Join the live class',
      'Today’s task',
      'Task today',
      'Overdue since Mon, Mar 2',
      'Item late',
    ])
    expect(controls(today)).toEqual(['Add this class', '*Join the live class', 'Task today', 'Item late'])
    expect(within(today).getByRole('link', { name: 'Join the live class' }).getAttribute('href')).toBe(ROOM)
  })

  test('says how long it is until the class of today, and leads to the task as long as the room is closed', async () => {
    openSession({
      session: session({ meetings: [meeting(5, 6)] }),
      content: content({ containers: [TODAY] }),
    })
    const today = await block('Today')
    expect(within(today).getByText(/· in 5 hours$/)).toBeDefined()
    expect(controls(today)).toEqual(['Add this class', '*Go to the task'])
    expect(within(today).getByRole('button', { name: 'Go to the task' })).toHaveProperty('disabled', false)
  })

  test('calls today what the schedule calls it, with what it asks for', async () => {
    const week = schedule({
      scheduleDays: [{ dayNumber: 2, ctaText: 'Clinic', body: null, checklistSessionContentId: 'project' }],
    })
    openSession({
      content: content({
        schedules: [week],
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
    expect(controls(overdue)).toEqual(['*Go to the task', 'Add this class'])
  })
})
