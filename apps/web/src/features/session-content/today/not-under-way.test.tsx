import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { content, inHours, item, session, side } from '../session-page-parts.fixture.ts'
import { block, controls, done, LATE, lines, meeting, OVERDUE, project, TODAY } from './today.fixture.ts'

// These tests check the first block of a session's page when no day of the session is today: before its start, after its
// end, and on demand.

useSessionTests()

describe('The first block of the page of a session that is not under way', () => {
  test('says before the start when the first class is', async () => {
    openSession({
      session: session({ startAt: inHours(50), endAt: inHours(200), meetings: [meeting(50, 51)] }),
    })
    const next = await block('Next: Thu, Mar 5')
    expect(within(next).getByText(/^Thu, Mar 5, \d+:00/)).toBeDefined()
    expect(controls(next)).toEqual(['Add this class'])
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

  test('says that the course was completed, although its checklist has asked for more since', async () => {
    openSession({
      session: session({ endAt: inHours(-20), enrollmentStatus: 'COMPLETED', courseBadgeId: 'b1' }),
      content: content({
        containers: [LATE],
        checklist: [item('v', done), OVERDUE, item('class', { subtype: 'ZOOM_ATTENDANCE' })],
      }),
    })
    expect(lines(await block('Completed'))).toEqual([
      'Completed',
      'You have completed this course, and the badge is yours.',
    ])
    const rows = within(screen.getByRole('complementary')).getAllByRole('listitem')
    expect(rows.map((row) => within(row).getByRole('img').getAttribute('aria-label'))).toEqual([
      'Completed',
      'Not completed',
      'Not completed',
    ])
    expect(screen.getByText('1 of 3 done')).toBeDefined()
    expect(screen.queryByText('Missed')).toBeNull()
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
