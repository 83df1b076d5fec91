import type { MemberViewer } from '@section/api/server/access/viewer.ts'
import { countSeats, type RaceSchool } from './school.ts'
import { randomNumbers } from './random-numbers.ts'
import { readSeatEvents, replaySeats } from './seat-history.ts'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'

export const OPERATIONS = 2000
const AT_ONCE = 40

type Change = (member: MemberViewer, sessionId: string) => Promise<unknown>

/**
 * Lets members enroll in three sessions and leave them in a random order that `seed` determines, many at once. Returns
 * what is wrong in the history of each session and in its final rows; an empty list if nothing is.
 */
export async function enrollAtRandom(
  school: RaceSchool,
  members: MemberViewer[],
  { enroll, unenroll }: { enroll: Change; unenroll: Change },
  seed: number,
): Promise<string[]> {
  const sessionIds = [
    await school.openSession({ capacity: 12, waitlistEnabled: true }),
    await school.openSession({ capacity: 3, waitlistEnabled: true }),
    await school.openSession({ capacity: 12 }),
  ]
  const draw = randomNumbers(seed)
  const pick = <T>(all: readonly T[]): T => {
    const chosen = all[draw() % all.length]
    if (chosen === undefined) throw new Error('There is nothing to pick from.')
    return chosen
  }
  let left = OPERATIONS
  const operate = async () => {
    while (left-- > 0) {
      const [member, sessionId] = [pick(members), pick(sessionIds)]
      const change = draw() % 5 < 3 ? enroll : unenroll
      await retryWhileUnavailable(() => change(member, sessionId))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, operate))
  const wrong = await Promise.all(sessionIds.map((sessionId) => wrongIn(school, sessionId)))
  return wrong.flat()
}

async function wrongIn(school: RaceSchool, sessionId: string): Promise<string[]> {
  const { enrolled, waiting, people, taken, capacity } = await countSeats(school, sessionId)
  const history = replaySeats(await readSeatEvents(school.database, sessionId), capacity)
  return [
    ...(taken === enrolled ? [] : [`${taken} seats count as taken by ${enrolled} members`]),
    ...(enrolled <= capacity ? [] : [`${enrolled} members have ${capacity} seats`]),
    ...(people === enrolled + waiting
      ? []
      : [`${enrolled + waiting} enrollments belong to ${people} people`]),
    ...(waiting === 0 || enrolled >= capacity
      ? []
      : [`${waiting} wait beside ${capacity - enrolled} free seats`]),
    ...history,
  ]
}
