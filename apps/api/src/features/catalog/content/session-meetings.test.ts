import { expect, test } from 'vitest'
import { CourseFile } from './course-format.ts'
import { readDemoSchool } from '../../../testing/demo-school.fixture.ts'
import { loadContext } from '../../../app/content/load-context.ts'
import { meetingId } from '../../../server/content/stable-id.ts'
import { checkMeetings, meetingRows } from './session-meetings.ts'

// A Wednesday; the school is in New York.
const school = await readDemoSchool()
const anyDay = { ...school, settings: { ...school.settings, holidays: undefined } }
const context = loadContext(anyDay, Date.parse('2026-03-04T15:00:00Z'))
const Session = CourseFile.shape.sessions.unwrap().element

const sprint = {
  slug: 'next',
  kind: 'SPRINT',
  delivery: 'LIVE',
  start: 'in 1 week on Thursday at 12:00',
  end: 'in 2 weeks on Tuesday at 13:30',
  eventLink: 'https://meet.example.com/room',
}
const rows = (more: object) => meetingRows('pricing', Session.parse({ ...sprint, ...more }), 'id', context)
const times = (more: object) =>
  rows(more).map(({ startAt, endAt }) =>
    [startAt, endAt].map((at) => at.toISOString().slice(5, 16)).join(' '),
  )
const problems = (more: object) => {
  const sessions = [Session.parse({ ...sprint, ...more })]
  const [course] = [...context.index.courses.values()]
  if (!course) throw new Error('The demo school has no courses.')
  return [...checkMeetings({ ...course, slug: 'pricing', sessions }, context)].map(({ path, message }) => [
    path,
    message,
  ])
}

test('A sprint without a schedule meets on working days at the times of its start and its end', () => {
  expect(times({})).toEqual([
    '03-12T16:00 03-12T17:30',
    '03-13T16:00 03-13T17:30',
    '03-16T16:00 03-16T17:30',
    '03-17T16:00 03-17T17:30',
  ])
  expect(times({ start: 'in 1 week on Saturday at 22:00', end: 'in 2 weeks on Tuesday at 09:00' })).toEqual([
    '03-15T02:00 03-15T03:00',
    '03-17T02:00 03-17T03:00',
  ])
})

test('A schedule of meetings sets their days, their time and their length, even across a clock change', () => {
  expect(
    times({
      start: 'today at 09:00',
      end: 'in 1 week on Wednesday at 20:00',
      schedule: { days: ['Monday', 'Wednesday'], at: '17:00', minutes: 60 },
    }),
  ).toEqual(['03-04T22:00 03-04T23:00', '03-09T21:00 03-09T22:00', '03-11T21:00 03-11T22:00'])
  expect(problems({ schedule: { days: ['Sunday'], at: '13:00', minutes: 60 } })).toEqual([])
  expect(problems({ end: 'in 1 week on Friday at 13:00', schedule: { days: ['Sunday'] } })).toEqual([
    ['next.schedule', 'expected a day between the start and the end of the session'],
  ])
})

test('A workshop has one meeting, whatever its length', () => {
  expect(times({ kind: 'WORKSHOP' })).toEqual(['03-12T16:00 03-17T17:30'])
})

test('Meetings that the content lists are used unchanged, soonest first, each with its own link or the session’s', () => {
  const second = { start: 'in 2 weeks on Monday at 12:00', end: 'in 2 weeks on Monday at 13:00' }
  const first = { start: 'in 1 week on Friday at 12:00', end: 'in 1 week on Friday at 13:00' }
  const own = { ...first, link: 'https://meet.example.com/own' }
  const listed = rows({ meetings: [second, own] })
  expect(listed.map(({ link }) => link)).toEqual(['https://meet.example.com/own', sprint.eventLink])
  expect(problems({ meetings: [second, own] })).toEqual([])
  expect(problems({ meetings: [{ ...first, start: 'today at 12:00' }, second] })).toEqual([
    ['next.meetings', 'expected meetings between the start and the end of the session'],
  ])
  expect(problems({ meetings: [first, { ...first, end: 'in 1 week on Friday at 14:00' }] })).toEqual([
    ['next.meetings', 'expected meetings one after the other, each with an end after its start'],
  ])
})

test('Meetings are refused for a session that is on demand, has no dates, or has both a list and a schedule of meetings', () => {
  const without = { start: undefined, end: undefined }
  expect(rows(without)).toEqual([])
  expect(rows({ ...without, delivery: 'ON_DEMAND' })).toEqual([])
  const message = (more: object) => Session.safeParse({ ...sprint, ...more }).error?.issues[0]?.message
  expect(message({ ...without, schedule: {} })).toBe('expected no meetings of a session without a start')
  expect(message({ schedule: {}, meetings: [{ start: 'now', end: 'in 1 hour' }] })).toBe(
    'expected either meetings or a schedule',
  )
})

test('A meeting keeps its id, which follows from its position in the session, when its date changes', () => {
  const ids = (more: object) => rows(more).map(({ meetingId }) => meetingId)
  expect(ids({ schedule: { at: '14:00', minutes: 30 } })).toEqual(
    ids({}).slice(0, ids({ schedule: { at: '14:00', minutes: 30 } }).length),
  )
  expect(new Set(ids({})).size).toBe(4)
})

test('A meeting that a public holiday takes is left out, and the later ones keep their ids', () => {
  const thanksgiving = loadContext(school, Date.parse('2026-11-18T15:00:00Z'))
  const session = Session.parse({
    ...sprint,
    start: 'in 1 week on Tuesday at 12:00',
    end: '2 weeks later at 13:30',
    schedule: { days: ['Tuesday', 'Thursday'] },
  })
  const held = meetingRows('pricing', session, 'id', thanksgiving)
  expect(held.map(({ startAt }) => startAt.toISOString().slice(5, 10))).toEqual([
    '11-24',
    '12-01',
    '12-03',
    '12-08',
  ])
  expect(held.map(({ meetingId: id }) => id)).toEqual(
    [1, 3, 4, 5].map((number) => meetingId('pricing/next', number)),
  )
})
