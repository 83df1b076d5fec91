import { beforeAll, expect, test } from 'vitest'
import type { LoadContext } from '../../../server/content/school.ts'
import { readDemoSchool } from '../../../testing/demo-school.fixture.ts'
import { loadContext } from '../../../app/content/load-context.ts'
import { SessionContentFile } from './session-content-format.ts'
import { sessionPageRows } from './session-page-rows.ts'

// Thursday noon in New York, where the demo school is.
const START = Date.parse('2026-10-29T16:00:00Z')
const LIVE = 'prompting-as-briefing/now'
const LECTURE = 'positioning-that-sells'

let context: LoadContext

beforeAll(async () => {
  const school = await readDemoSchool()
  context = { ...loadContext(school, START), periodOf: () => ({ from: START, to: START }) }
})

const rowsOf = (content: object, load = context, session = LIVE) => {
  const page = { slug: 'page', ...SessionContentFile.parse({ sessions: [session], ...content }) }
  return sessionPageRows(page, session, load)
}

test.each([
  [1, '2026-10-29', '2026-10-29T14:30:00.000Z'],
  [2, '2026-10-30', '2026-10-30T14:30:00.000Z'],
  // A weekend lies between, on which the clocks are set back in New York.
  [3, '2026-11-02', '2026-11-02T15:30:00.000Z'],
  [8, '2026-11-09', '2026-11-09T15:30:00.000Z'],
  [-1, '2026-10-28', '2026-10-28T14:30:00.000Z'],
  [-4, '2026-10-23', '2026-10-23T14:30:00.000Z'],
])('Day %d of a session that starts on a Thursday is %s', (day, date, instant) => {
  const { contents } = rowsOf({
    containers: [{ slug: 'task', title: 'Task', day, opens: { day, at: '10:30' } }],
  })
  expect(contents).toMatchObject([{ calendarDate: date, enabledAt: new Date(instant) }])
})

test('A schedule numbers the calendar days from the start of the session, weekends included', () => {
  const { contents } = rowsOf({
    schedules: [
      {
        slug: 'plan',
        title: 'Plan',
        from: -2,
        to: 3,
        days: [{ day: -1 }, { day: 1 }, { day: 3, cta: 'Go' }],
      },
    ],
  })
  expect(contents.map(({ content }) => content)).toEqual([
    {
      type: 'SCHEDULE',
      calendar: undefined,
      startDate: '2026-10-29',
      endDate: '2026-11-02',
      days: [
        { dayNumber: -1 },
        ...[0, 1].map((dayNumber) => expect.objectContaining({ dayNumber })),
        expect.objectContaining({ dayNumber: 5, ctaText: 'Go' }),
      ],
    },
  ])
})

test('A session without dates has no days, no schedules, and everything open', () => {
  const { contents } = rowsOf(
    {
      announcements: [{ slug: 'news', text: 'Welcome in.', from: { day: 3 } }],
      schedules: [{ slug: 'plan', title: 'Plan', to: 5, days: [] }],
      containers: [{ slug: 'task', title: 'Task', day: 4, opens: { day: 4 } }],
    },
    { ...context, periodOf: () => null },
  )
  expect(contents).toMatchObject([
    { slug: 'news', enabledAt: null },
    { slug: 'task', enabledAt: null, calendarDate: null },
  ])
})

test('A part of a container opens no earlier than the container, and that no earlier than the one that it belongs to', () => {
  const films = (slug: string, enabled?: object) => ({
    type: 'videos',
    slug,
    enabled,
    videos: [{ slug: 'film', lecture: LECTURE }],
  })
  const { contents } = rowsOf({
    containers: [
      { slug: 'outer', title: 'Outer', opens: { day: 2 }, contents: [films('a'), films('b', { day: 3 })] },
      {
        slug: 'inner',
        title: 'Inner',
        parent: 'outer',
        opens: { day: 1 },
        contents: [films('c', { day: 1 })],
      },
    ],
  })
  const openings = contents.map(({ slug, enabledAt }) => [slug, enabledAt?.toISOString().slice(0, 10)])
  expect(Object.fromEntries(openings)).toEqual({
    outer: '2026-10-30',
    a: '2026-10-30',
    b: '2026-11-02',
    inner: '2026-10-30',
    c: '2026-10-30',
  })
})

test('A bonus and an optional video group of a session page are not required', () => {
  const { checklist } = rowsOf({
    checklist: [
      { slug: 'a', title: 'A', subtype: 'OTHER_SELF_REPORTED', bonus: true },
      { slug: 'b', title: 'B', subtype: 'OPTIONAL_VIDEO_GROUP', videos: 'films' },
      { slug: 'c', title: 'C', subtype: 'VIDEO_GROUP', videos: 'films' },
      { slug: 'd', title: 'D', subtype: 'ZOOM_ATTENDANCE', required: false },
    ],
  })
  expect(checklist.map(({ required }) => required)).toEqual([false, false, true, false])
})

test('The ids of parts and videos of a session page do not depend on their places in the file', () => {
  const group = { type: 'videos', slug: 'films', videos: [{ slug: 'film', lecture: LECTURE, title: 'Ours' }] }
  const first = { slug: 'first', title: 'First', contents: [group] }
  const other = { slug: 'other', title: 'Other' }
  const before = rowsOf({ containers: [first, other] })
  const after = rowsOf({
    containers: [
      { ...other, contents: [group] },
      { ...first, contents: [] },
    ],
  })
  const idsOf = ({ contents, groupVideos }: typeof before) => [
    contents.map(({ sessionContentId }) => sessionContentId).toSorted(),
    groupVideos.map(({ videoId }) => videoId),
  ]
  expect(idsOf(after)).toEqual(idsOf(before))
  expect(before.videos).toMatchObject([{ title: 'Ours', externalKey: LECTURE }])
})

test('A day on which a public holiday takes the class says that there is none in the schedule and in a calendar', async () => {
  const school = await readDemoSchool()
  const load = loadContext(school, Date.parse('2026-11-27T18:00:00Z'))
  const { contents } = rowsOf(
    {
      schedules: [
        {
          slug: 'plan',
          title: 'Plan',
          from: 1,
          to: 3,
          days: [
            { day: 2, body: 'Read.' },
            { day: 3, cta: 'Class: a clinic', body: 'Bring a brief.' },
          ],
        },
      ],
      containers: [
        {
          slug: 'week',
          title: 'Week',
          contents: [{ type: 'calendar', start: 1, days: ['Class', 'Read', 'Class', 'Rest', 'Write'] }],
        },
      ],
    },
    load,
  )
  const daysOf = (type: 'SCHEDULE' | 'CALENDAR') =>
    contents.flatMap(({ content }): unknown[] =>
      content.type === type && 'days' in content ? content.days : [],
    )
  expect(daysOf('SCHEDULE'), 'the session starts on the Tuesday before Thanksgiving').toEqual([
    { dayNumber: 1 },
    { dayNumber: 2, body: 'Read.' },
    { dayNumber: 3, body: 'No class on this day.' },
  ])
  expect(daysOf('CALENDAR')).toEqual(['Class', 'Read', 'No class on this day.', 'Rest', 'Write'])
})
