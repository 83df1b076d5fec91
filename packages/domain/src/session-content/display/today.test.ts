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

describe('The first block of a session’s page', () => {
  test.each<[string, Partial<Page>, string | null]>([
    ['nothing of a page without anything', {}, null],
    // In these cases something is scheduled for today: a class, a task or an item. Overdue items follow it.
    ['a class that runs', { meetings: [meeting(-0.5)] }, 'today 03-04, *class 03-04'],
    [
      'a class later today whose room is closed',
      { meetings: [meeting(5, false)] },
      'today 03-04, class 03-04',
    ],
    [
      'of a class with a closed room and a task that the task can be done now',
      { meetings: [meeting(5, false)], containers: [task('t', 0)] },
      'today 03-04, class 03-04, *task t 03-04',
    ],
    [
      'of a class with an open room and a task that the class is joined first',
      { meetings: [meeting(1)], containers: [task('t', 0)] },
      'today 03-04, *class 03-04, task t 03-04',
    ],
    [
      'a task of today that has not opened, without a button',
      { containers: [task('t', 0, false)] },
      'today 03-04, task t 03-04',
    ],
    [
      'after the class of today the task of today, and when the next class is',
      { meetings: [meeting(-2), meeting(23, false)], containers: [task('t', 0)] },
      'today 03-04, *task t 03-04, class 03-05',
    ],
    [
      'no task of today whose videos are all watched',
      { containers: [task('t', 0)], items: [item('v', { parentSessionContentId: 't', ...done }), item('w')] },
      'open, *open w',
    ],
    [
      'a task of today of which a video is left',
      {
        containers: [task('t', 0)],
        items: [
          item('v', { parentSessionContentId: 't', ...done }),
          item('w', { parentSessionContentId: 't', progress: 0.89 }),
        ],
      },
      'today 03-04, *task t 03-04',
    ],
    [
      'what the schedule asks for today, once and until it is done',
      {
        containers: [task('t', 0)],
        items: [
          item('p', project),
          item('v', { parentSessionContentId: 't' }),
          item('b', { ...bonus, ...done }),
        ],
        scheduled: ['p', 'v', 'b'].map((sessionContentId) => ({ date: TODAY, sessionContentId })),
      },
      'today 03-04, *task t 03-04, item p',
    ],
    [
      'no attendance as a step of its own, since the class is one',
      {
        items: [item('a', { subtype: 'ZOOM_ATTENDANCE' })],
        scheduled: [{ date: TODAY, sessionContentId: 'a' }],
        meetings: [meeting(1)],
      },
      'today 03-04, *class 03-04',
    ],
    [
      'what is overdue after the task of today, the oldest first',
      {
        containers: [task('t', 0), task('old', -1), task('older', -3)],
        items: [item('o', { parentSessionContentId: 'old' }), item('p', { parentSessionContentId: 'older' })],
      },
      'today 03-04, *task t 03-04, overdue p, overdue o',
    ],
    [
      'what is overdue before what is optional today',
      {
        containers: [LATE],
        items: [item('b', bonus), item('o', IN_LATE)],
        scheduled: [{ date: TODAY, sessionContentId: 'b' }],
      },
      'today 03-04, *overdue o, item b',
    ],
  ])('says %s', (_what, page, expected) => {
    expect(said(page)).toBe(expected)
  })

  test('calls a class that runs over midnight one of today', () => {
    const late = { ...meeting(0), startAt: NOW - DAY_MS, endAt: NOW + HOUR_MS }
    const today = sessionToday({ ...EMPTY, meetings: [late] }, { now: NOW, dateOf })
    expect(today).toMatchObject({ about: 'today', steps: [{ kind: 'class', date: TODAY }] })
  })
})
