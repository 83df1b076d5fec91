import { describe, expect, test } from 'vitest'
import { watchingTestKit } from '../watching-test-kit.fixture.ts'

const kit = watchingTestKit([{ duration: 100 }, { duration: 100 }, { duration: 100, required: false }])
const { start, update, later } = kit

/** Watches from the current position of a new video session on, and returns what the server said of the enrollment. */
async function watch(lesson: number, at: number, played = at) {
  const videoSession = await start(lesson)
  later(played)
  return (await update(videoSession, lesson, { at, played, ended: true })).enrollmentStatus
}

const storedState = async () =>
  (await kit.server.services.members.get(kit.viewer().userId))?.enrollments.get(kit.course.sessionId)?.state

describe('Watching an on-demand course', () => {
  test('enrolls at 30 s of one video, and not at 29.9 s', async () => {
    const videoSession = await start()
    const answers = []
    for (const at of [14, 16, 27, 29.9, 30, 31]) {
      later(10)
      answers.push((await update(videoSession, 0, { at, played: at })).enrollmentStatus)
    }
    expect(answers).toEqual([null, null, null, null, 'ENROLLED', null])
    expect(await storedState()).toBe('ENROLLED')
  })

  test('does not enroll at 29.9 s of three videos', async () => {
    expect([await watch(0, 10), await watch(1, 10), await watch(2, 9.9)]).toEqual([null, null, null])
    expect(await storedState()).toBeUndefined()
  })

  test('enrolls at 30 s of three videos', async () => {
    expect([await watch(0, 10), await watch(1, 10), await watch(2, 10)]).toEqual([null, null, 'ENROLLED'])
  })

  test('does not enroll by the same ten seconds again and again', async () => {
    const videoSession = await start()
    for (let time = 1; time <= 5; time++) {
      later(10)
      const { enrollmentStatus } = await update(videoSession, 0, { at: 10, played: 10 * time })
      expect(enrollmentStatus).toBeNull()
    }
    expect(await storedState()).toBeUndefined()
  })

  test('does not enroll at once after a jump beyond 30 s', async () => {
    expect(await watch(0, 62, 2)).toBeNull()
  })
})
