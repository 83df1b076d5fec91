import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { VideoTestKit, type WatchableCourse } from '@section/api/features/video/video-test-kit.fixture.ts'
import { countNaively } from './broken-implementations/allowance.ts'
import { openRaceServers, type RaceServers } from './race-servers.ts'
import { rows } from '@section/db/connection.ts'
import { entitlements } from '@section/db/schema.ts'
import { RUNS } from './enrollment/school.ts'
import { nextMonthStart } from '@section/domain/metering/next-month.ts'

const AT_ONCE = 40
/** The number of videos that are opened at once when a month begins. */
const AT_MIDNIGHT = 50
const THRESHOLD = 3

/** The clock of both servers, in epoch ms: that of the machine, unless a test stands at the end of a month. */
let clock = Date.now
/** The first instant of the next month. */
const NEXT_MONTH = nextMonthStart(Date.now())

let school: RaceServers
let course: WatchableCourse

beforeAll(async () => {
  school = await openRaceServers({ clock: () => clock() })
  course = await school.addWatchableCourse(Array.from({ length: AT_MIDNIGHT }, () => ({})))
})
afterEach(() => {
  clock = Date.now
})
afterAll(() => school?.close())

const REFUSALS = ['METERING_EXCEEDED', 'METERING_RESERVED']

/** Returns whether the member got the video; throws for any refusal but those of the allowance. */
function isGranted({ error }: { error?: { code: string } | null }): boolean {
  if (error && !REFUSALS.includes(error.code)) throw new Error(error.code)
  return !error
}

const insertLimited = () => school.insertMember({ status: 'LIMITED', areas: ['mc-limited'] })
const indexes = (count: number) => Array.from({ length: count }, (_, index) => index)

const open = async (userId: string, index: number, video = index) =>
  isGranted(await new VideoTestKit(school.services(index), userId).open(course, video))

/** Returns the number of videos that count in each month of a member. */
async function countedByMonth(userId: string): Promise<Record<string, number>> {
  const found = await rows<{ month: string; n: number }>(
    school.database.db,
    sql`select month, count(*)::int as n from metered_views where user_id = ${userId} group by month order by month`,
  )
  return Object.fromEntries(found.map(({ month, n }) => [month, n]))
}

type Open = (userId: string, index: number) => Promise<boolean>

/** Opens 40 different videos at once; returns what is wrong with the member's month afterwards. */
async function rush(open: Open): Promise<string[]> {
  const userId = await insertLimited()
  const opened = await Promise.all(indexes(AT_ONCE).map((index) => open(userId, index)))
  const [counted] = await rows<{ n: number }>(
    school.database.db,
    sql`select count(*)::int as n from metered_views where user_id = ${userId}`,
  )
  const told = opened.filter(Boolean).length
  return [
    ...(told === THRESHOLD ? [] : [`videos opened: ${told}`]),
    ...(counted?.n === THRESHOLD ? [] : [`videos counted: ${counted?.n}`]),
  ]
}

test(`A limited member who opens ${AT_ONCE} videos at once on two servers is allowed three, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const wrong = await rush(open)
    expect(wrong, `run ${run}`).toEqual([])
  }
})

test(`A limited member who asks for ${AT_ONCE} playlists at once on two servers is handed three, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const wrong = await rush(async (userId, index) =>
      isGranted(await new VideoTestKit(school.services(index), userId).load(course, index)),
    )
    expect(wrong, `run ${run}`).toEqual([])
  }
})

test(`A limited member who loads and plays ${AT_ONCE} videos at once plays three and holds no others, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const wrong = await rush(async (userId, index) => {
      const viewer = new VideoTestKit(school.services(index), userId)
      return isGranted(await viewer.load(course, index)) && isGranted(await viewer.open(course, index))
    })
    expect(wrong, `run ${run}`).toEqual([])
  }
})

test(`A video that is opened ${AT_ONCE} times at once counts once toward the allowance, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const userId = await insertLimited()
    const opened = await Promise.all(indexes(AT_ONCE).map((index) => open(userId, index, 0)))
    expect(opened).not.toContain(false)
    expect(Object.values(await countedByMonth(userId)), `run ${run}`).toEqual([1])
  }
})

test(`A video that was watched is watched 20 times again at once for nothing, although others spend the rest, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const userId = await insertLimited()
    expect(await open(userId, 0)).toBe(true)
    const opened = await Promise.all(
      indexes(AT_ONCE).map((index) => open(userId, index, index < 20 ? 0 : index)),
    )
    expect(opened.slice(0, 20), `run ${run}`).not.toContain(false)
    expect(opened.slice(20).filter(Boolean), `run ${run}`).toHaveLength(THRESHOLD - 1)
    expect(Object.values(await countedByMonth(userId)), `run ${run}`).toEqual([THRESHOLD])
  }
})

test(`A member who opens ${AT_MIDNIGHT} videos at once at 00:00:00 UTC of the first is allowed three, whatever they spent the month before, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const userId = await insertLimited()
    clock = () => NEXT_MONTH - 100
    const before = await Promise.all(indexes(AT_ONCE).map((index) => open(userId, index)))
    clock = () => NEXT_MONTH
    const after = await Promise.all(indexes(AT_MIDNIGHT).map((index) => open(userId, index)))
    expect([before, after].map((opened) => opened.filter(Boolean).length)).toEqual([THRESHOLD, THRESHOLD])
    expect(Object.values(await countedByMonth(userId)), `run ${run}`).toEqual([THRESHOLD, THRESHOLD])
  }
})

test(`A member whose ${AT_MIDNIGHT} openings fall on both sides of midnight is allowed three in each month, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const userId = await insertLimited()
    let asked = 0
    clock = () => (asked++ % 2 === 0 ? NEXT_MONTH - 100 : NEXT_MONTH)
    const opened = await Promise.all(indexes(AT_MIDNIGHT).map((index) => open(userId, index)))
    const counted = Object.values(await countedByMonth(userId))
    expect(counted, `run ${run}`).toEqual([THRESHOLD, THRESHOLD])
    expect(opened.filter(Boolean), `run ${run}`).toHaveLength(2 * THRESHOLD)
  }
})

test(`A course that the member bought plays ${AT_ONCE} times at once when the allowance is spent, and counts nothing, in ${RUNS} runs`, async () => {
  const bought = await school.addWatchableCourse(indexes(AT_ONCE).map(() => ({})))
  for (let run = 1; run <= RUNS; run++) {
    const userId = await school.insertMember({ status: 'LIMITED', areas: ['mc-limited', 'crash-courses'] })
    await school.database.db.insert(entitlements).values({
      userId,
      type: 'crash-courses',
      courseId: bought.courseId,
      startsAt: new Date(Date.now() - 1000),
    })
    for (const index of indexes(THRESHOLD)) expect(await open(userId, index)).toBe(true)
    expect(await open(userId, THRESHOLD)).toBe(false)
    const opened = await Promise.all(
      indexes(AT_ONCE).map(async (index) =>
        isGranted(await new VideoTestKit(school.services(index), userId).open(bought, index)),
      ),
    )
    expect(opened, `run ${run}`).not.toContain(false)
    expect(Object.values(await countedByMonth(userId)), `run ${run}`).toEqual([THRESHOLD])
  }
})

test('The race for the allowance detects its broken implementation', async () => {
  const caught: string[] = []
  for (let run = 1; run <= RUNS && caught.length === 0; run++) {
    const { database } = school
    caught.push(
      ...(await rush((userId, index) =>
        countNaively(database, userId, course.videoIds[index] ?? '', THRESHOLD),
      )),
    )
  }
  expect(caught.join('; ')).toMatch(/videos opened: ([4-9]|[1-4]\d)/)
})
