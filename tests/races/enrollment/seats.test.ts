import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberViewer } from '@section/api/server/access/viewer.ts'
import { rushForSeats, SEATS } from './rush-for-seats.ts'
import { openRaceSchool, RUNS, type RaceSchool } from './school.ts'
import { enrollNaively } from '../broken-implementations/seats.ts'

const RUSH = 200

let school: RaceSchool
let members: MemberViewer[]

beforeAll(async () => {
  school = await openRaceSchool()
  members = await school.addMembers(RUSH)
})
afterAll(() => school?.close())

describe(`${RUSH} members who enroll at once for ${SEATS} seats`, () => {
  test(`fill all seats, wait in order for the rest, and have one enrollment each, in ${RUNS} runs`, async () => {
    for (let run = 1; run <= RUNS; run++) {
      const wrong = await rushForSeats(school, members, async (member, sessionId) => {
        const { enrollmentStatus } = await school.enroll(member, sessionId)
        return enrollmentStatus
      })
      expect(wrong, `run ${run}`).toEqual([])
    }
  })

  test('The race for seats catches its broken implementation', async () => {
    const caught: string[] = []
    for (let run = 1; run <= RUNS && caught.length === 0; run++) {
      const { database } = school
      caught.push(
        ...(await rushForSeats(school, members, (member, id) => enrollNaively(database, member.userId, id))),
      )
    }
    expect(caught.join('; ')).toMatch(/members with a seat: (3[1-9]|[4-9]\d|1\d\d|200) instead of 30/)
  })
})
