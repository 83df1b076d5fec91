import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { VideoTestKit, type WatchableCourse } from '@section/api/features/video/video-test-kit.fixture.ts'
import { countNaively } from './broken-implementations/allowance.ts'
import { openRaceServers, type RaceServers } from './race-servers.ts'
import { rows } from '@section/db/connection.ts'
import { RUNS } from './enrollment/school.ts'

const AT_ONCE = 40
const THRESHOLD = 3

let school: RaceServers
let course: WatchableCourse

beforeAll(async () => {
  school = await openRaceServers()
  course = await school.addWatchableCourse(Array.from({ length: AT_ONCE }, () => ({})))
})
afterAll(() => school?.close())

/** Returns whether the member got the video; throws for any refusal but that of the allowance. */
function isGranted({ error }: { error?: { code: string } | null }): boolean {
  if (error && error.code !== 'METERING_EXCEEDED') throw new Error(error.code)
  return !error
}

type Open = (userId: string, index: number) => Promise<boolean>

/** Opens 40 different videos at once; returns what is wrong with the member's month afterwards. */
async function rush(open: Open): Promise<string[]> {
  const userId = await school.insertMember({ status: 'LIMITED', areas: ['mc-limited'] })
  const opened = await Promise.all(course.videoIds.map((_, index) => open(userId, index)))
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
    const wrong = await rush(async (userId, index) => {
      return isGranted(await new VideoTestKit(school.services(index), userId).open(course, index))
    })
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
    const userId = await school.insertMember({ status: 'LIMITED', areas: ['mc-limited'] })
    const answers = await Promise.all(
      course.videoIds.map((_, index) => new VideoTestKit(school.services(index), userId).open(course, 0)),
    )
    expect(answers.filter(({ error }) => error)).toEqual([])
    const counted = await rows(school.database.db, sql`select 1 from metered_views where user_id = ${userId}`)
    expect(counted, `run ${run}`).toHaveLength(1)
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
