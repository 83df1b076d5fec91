import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../time/durations.ts'
import {
  bonus,
  dateOf,
  done,
  EMPTY,
  IN_LATE,
  item,
  LATE,
  meeting,
  NOW,
  project,
  said,
  task,
  TODAY,
  type Page,
} from './today.fixture.ts'
import { sessionToday } from './today.ts'

describe('The first block of a session’s page with nothing to do today', () => {
  test.each<[string, Partial<Page>, string | null]>([
    // In these cases nothing is scheduled for today.
    [
      'what is overdue first when nothing is to be done today, and then the next day',
      { containers: [LATE, task('n', 1)], items: [item('o', IN_LATE)] },
      'overdue 03-05, *overdue o, task n 03-05',
    ],
    [
      'nothing overdue of what is optional, a bonus, done, or an attendance that nobody can make good',
      {
        containers: [LATE, task('n', 1)],
        items: [
          item('o', { ...IN_LATE, required: false }),
          item('b', { ...IN_LATE, ...bonus }),
          item('d', { ...IN_LATE, ...done }),
          item('a', { ...IN_LATE, subtype: 'ZOOM_ATTENDANCE' }),
        ],
      },
      'next 03-05, *task n 03-05',
    ],
    [
      'the next day on which something is, and of later days only the class',
      { meetings: [meeting(72, false)], containers: [task('n', 1), task('m', 2)] },
      'next 03-05, *task n 03-05, class 03-07',
    ],
    [
      'of a class and a task of the next day the class first',
      { meetings: [meeting(24, false)], containers: [task('n', 1, false)] },
      'next 03-05, class 03-05, task n 03-05',
    ],
    // In these cases there is no later day, or nothing is left to do.
    [
      'after the last class what the badge still needs, overdue or not',
      {
        endAt: NOW - HOUR_MS,
        meetings: [meeting(-2)],
        containers: [LATE],
        items: [item('o', IN_LATE), item('p', project)],
      },
      'open, *open o, open p',
    ],
    [
      'no project that is closed, 14 days after the end',
      { endAt: NOW - 14 * DAY_MS, items: [item('p', project)] },
      null,
    ],
    [
      'a project in its last moment',
      { endAt: NOW - 14 * DAY_MS + 1, items: [item('p', project)] },
      'open, *open p',
    ],
    [
      'nothing when only a missed class is open',
      { meetings: [meeting(-2)], items: [item('a', { subtype: 'ZOOM_ATTENDANCE' })] },
      null,
    ],
    ['that all is done', { items: [item('v', done), item('b', bonus)] }, 'done'],
    ['nothing of a page that requires nothing', { items: [item('b', bonus)] }, null],
    [
      'the next class although all is done',
      { items: [item('v', done)], meetings: [meeting(30, false)] },
      'next 03-05, class 03-05',
    ],
    // In these cases the member has completed the session, and its checklist asks for more than they did.
    [
      'that a session was completed, and nothing of it overdue or open',
      {
        isCompleted: true,
        endAt: NOW - HOUR_MS,
        containers: [LATE],
        items: [item('o', IN_LATE), item('p', project)],
      },
      'completed',
    ],
    [
      'that a session was completed whose page requires nothing',
      { isCompleted: true, items: [item('b', bonus)] },
      'completed',
    ],
    ['that all of a completed session is done', { isCompleted: true, items: [item('v', done)] }, 'done'],
    [
      'the next class of a completed session, and nothing overdue',
      { isCompleted: true, meetings: [meeting(30, false)], containers: [LATE], items: [item('o', IN_LATE)] },
      'next 03-05, class 03-05',
    ],
    [
      'nothing for today or later of a completed session that has ended',
      {
        isCompleted: true,
        endAt: NOW,
        containers: [task('t', 0), task('n', 1)],
        items: [item('v', done), item('b', bonus)],
        scheduled: [{ date: TODAY, sessionContentId: 'b' }],
      },
      'done',
    ],
    // In these cases the session is on demand and has no days.
    [
      'on demand the open items in their order, whatever their day',
      {
        isOnDemand: true,
        endAt: null,
        containers: [LATE, task('t', 0), task('closed', 1, false)],
        items: [
          item('v', done),
          item('c', { parentSessionContentId: 'closed' }),
          item('o', IN_LATE),
          item('p', project),
        ],
      },
      'open, *open o, open p',
    ],
    // In these cases the viewer only looks at the page and does not take part.
    [
      'to those who take no part the class and the task, and nothing overdue or scheduled',
      {
        takesPart: false,
        meetings: [meeting(1, false)],
        containers: [LATE, task('t', 0)],
        items: [item('o', IN_LATE), item('p', project)],
        scheduled: [{ date: TODAY, sessionContentId: 'p' }],
      },
      'today 03-04, class 03-04, *task t 03-04',
    ],
    ['to those who take no part nothing after the end', { takesPart: false, items: [item('v')] }, null],
  ])('says %s', (_what, page, expected) => {
    expect(said(page)).toBe(expected)
  })

  test('says until when a project is open after the end, and nothing of the kind of a video', () => {
    const endAt = NOW - DAY_MS
    const today = sessionToday(
      { ...EMPTY, endAt, items: [item('v'), item('p', project)] },
      { now: NOW, dateOf },
    )
    expect(today?.steps.map((step) => step.kind === 'open' && step.closesAt)).toEqual([
      null,
      endAt + 14 * DAY_MS,
    ])
  })
})
