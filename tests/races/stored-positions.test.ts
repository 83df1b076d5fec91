import { afterAll, beforeAll, expect, test } from 'vitest'
import { VideoTestKit, type WatchableCourse } from '@section/api/features/video/video-test-kit.fixture.ts'
import { moveNaively } from './broken-implementations/positions.ts'
import { RUNS } from './enrollment/school.ts'
import { openRaceServers, type RaceServers } from './race-servers.ts'

const AT_ONCE = 20

let school: RaceServers
let course: WatchableCourse

beforeAll(async () => {
  school = await openRaceServers()
  course = await school.addWatchableCourse([{ duration: 3600 }])
})
afterAll(() => school?.close())

interface Reached {
  userId: string
  /** The number of the device, each of which has a video session of its own. */
  device: number
  videoSession: string
  position: number
  /** How long before `sentAt` the position was reached, in milliseconds. */
  msAgo: number
  /** The time at which the update is sent, in epoch ms. */
  sentAt: number
}

/**
 * Lets 20 devices of a member save at once, in any order, positions that they reached at different times. Returns what is wrong
 * with the stored position.
 */
async function rush(save: (reached: Reached) => Promise<void>): Promise<string[]> {
  const userId = await school.insertMember({})
  const viewer = new VideoTestKit(school.services(0), userId)
  const devices = Array.from({ length: AT_ONCE }, (_, device) => device)
  const began = { beganMsAgo: 3_600_000 }
  const opened = await Promise.all(devices.map(() => viewer.open(course, 0, began)))
  const sentAt = Date.now()
  const shuffled = devices.toSorted(() => Math.random() - 0.5)
  await Promise.all(
    shuffled.map((device) =>
      save({
        userId,
        device,
        videoSession: opened[device]?.userVideoSessionId ?? '',
        position: 10 + device,
        msAgo: device * 1000,
        sentAt,
      }),
    ),
  )
  const stored = await viewer.progress(course)
  // The first device reached its position last.
  return stored?.continueAtTime === 10 ? [] : [`position: ${stored?.continueAtTime}`]
}

test(`${AT_ONCE} devices that save at once on two servers leave the position that was reached last, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const wrong = await rush(async ({ userId, device, videoSession, position, msAgo, sentAt }) => {
      const viewer = new VideoTestKit(school.services(device), userId)
      const answer = await viewer.update(
        videoSession,
        course.videoIds[0],
        { at: position, played: 5 },
        { positionMsAgo: msAgo, sentAt },
      )
      expect(answer.error).toBeNull()
    })
    expect(wrong, `run ${run}`).toEqual([])
  }
})

test('The race for the stored position detects its broken implementation', async () => {
  const caught: string[] = []
  for (let run = 1; run <= RUNS && caught.length === 0; run++)
    caught.push(
      ...(await rush(({ userId, position, msAgo, sentAt }) =>
        moveNaively(
          school.database,
          { userId, videoId: course.videoIds[0] ?? '' },
          { position, reachedAt: sentAt - msAgo },
        ),
      )),
    )
  expect(caught).not.toEqual([])
})
