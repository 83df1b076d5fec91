import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import type { MemberState } from '../../../server/access/member-state-store.ts'
import { aMember, enrolledAs } from './member.fixture.ts'
import { aMeeting, resultOf, aSession, NOW } from './session.fixture.ts'

const startAt = NOW + 7 * DAY_MS
const member = aMember(['mcsc-unlimited'])
const enrolled = { ...member, enrollments: enrolledAs('ENROLLED') }

describe('The link to the live meeting', () => {
  const link = (state: MemberState, now: number, session = aSession()) =>
    resultOf(session, state, now).sessionMeta.eventLink

  test('is returned from three hours before the start until the end', () => {
    const session = aSession({ endAt: startAt + HOUR_MS })
    const at = (now: number) => link(enrolled, now, session)
    expect(at(startAt - 3 * HOUR_MS - 1000)).toBeNull()
    expect(at(startAt - 3 * HOUR_MS)).toBe('https://meet.example/secret')
    expect(at(startAt + HOUR_MS - 1)).toBe('https://meet.example/secret')
    expect(at(startAt + HOUR_MS)).toBeNull()
  })

  test('is returned to enrolled members and to employees whose plan covers it', () => {
    expect(link(member, startAt)).toBeNull()
    expect(link({ ...member, enrollments: enrolledAs('WAITLISTED') }, startAt)).toBeNull()
    expect(link({ ...member, enrollments: enrolledAs('COMPLETED') }, startAt)).not.toBeNull()
    expect(link({ ...member, status: 'EMPLOYEE' }, startAt)).not.toBeNull()
    expect(link(aMember(['ai-academy'], { status: 'EMPLOYEE' }), startAt)).toBeNull()
    expect(link({ ...enrolled, status: 'ALUMNI' }, startAt)).toBeNull()
  })
})

describe('The meetings of a session', () => {
  const session = aSession({
    startAt,
    endAt: startAt + DAY_MS + HOUR_MS,
    meetings: [aMeeting(startAt), aMeeting(startAt + DAY_MS)],
  })
  const open = (state: MemberState, now: number) =>
    resultOf(session, state, now).meetings.map(({ link }) => link !== null)

  test('are listed soonest first with their times', () => {
    expect(resultOf(session).meetings).toEqual([
      {
        meetingId: 'meeting-7',
        startAt: Date.parse('2026-06-08T12:00:00.000Z'),
        endAt: Date.parse('2026-06-08T13:00:00.000Z'),
        link: null,
      },
      {
        meetingId: 'meeting-8',
        startAt: Date.parse('2026-06-09T12:00:00.000Z'),
        endAt: Date.parse('2026-06-09T13:00:00.000Z'),
        link: null,
      },
    ])
  })

  test('have links from three hours before their own start until their own end', () => {
    const second = startAt + DAY_MS
    expect(
      [startAt - 3 * HOUR_MS - 1, startAt - 3 * HOUR_MS, startAt + HOUR_MS - 1].map((now) =>
        open(enrolled, now),
      ),
    ).toEqual([
      [false, false],
      [true, false],
      [true, false],
    ])
    expect(
      [startAt + HOUR_MS, second - 3 * HOUR_MS, second + HOUR_MS].map((now) => open(enrolled, now)),
    ).toEqual([
      [false, false],
      [false, true],
      [false, false],
    ])
  })

  test('have links only for those who may enter', () => {
    expect(open(member, startAt)).toEqual([false, false])
    expect(open({ ...member, enrollments: enrolledAs('WAITLISTED') }, startAt)).toEqual([false, false])
    expect(open({ ...enrolled, status: 'ALUMNI' }, startAt)).toEqual([false, false])
    expect(open({ ...member, status: 'EMPLOYEE' }, startAt)).toEqual([true, false])
  })
})
