import type { MemberViewer } from '@section/api/server/access/viewer.ts'
import type { EnrollmentStatus } from '@section/contract/generated/schema-types.ts'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'
import { countSeats, type RaceSchool } from './school.ts'

export const SEATS = 30

type Enroll = (member: MemberViewer, sessionId: string) => Promise<EnrollmentStatus | null | undefined>

/**
 * Lets all members enroll at once for 30 seats, and returns what is wrong afterwards. The list is empty if exactly 30 have
 * a seat, all others wait, nobody is enrolled twice, and the count of seats equals the number of rows.
 */
export async function rushForSeats(
  school: RaceSchool,
  members: MemberViewer[],
  enroll: Enroll,
): Promise<string[]> {
  const sessionId = await school.openSession({ capacity: SEATS, waitlistEnabled: true })
  const answers = await Promise.all(
    members.map((member) => retryWhileUnavailable(() => enroll(member, sessionId))),
  )
  const told = (status: EnrollmentStatus) => answers.filter((answer) => answer === status).length
  const { enrolled, waiting, people, taken } = await countSeats(school, sessionId)
  const others = members.length - SEATS
  return [
    ...unlessEqual('members with a seat', enrolled, SEATS),
    ...unlessEqual('members told that they are in', told('ENROLLED'), SEATS),
    ...unlessEqual('members who wait', waiting, others),
    ...unlessEqual('members told that they wait', told('WAITLISTED'), others),
    ...unlessEqual('people', people, members.length),
    ...unlessEqual('seats counted as taken', taken, enrolled),
  ]
}

const unlessEqual = (what: string, found: number, expected: number) =>
  found === expected ? [] : [`${what}: ${found} instead of ${expected}`]
