import { describe, expect, test } from 'vitest'
import { parseCoverage } from '@section/domain/video/progress/coverage.ts'
import { watchingTestKit } from './watching-test-kit.fixture.ts'

const kit = watchingTestKit([{ duration: 1000 }, { duration: 1000 }])
const { start, later } = kit

/** Saves a position of the first lesson after a number of seconds played. */
const save = (
  videoSession: string,
  at: number,
  played: number,
  more: { positionMsAgo?: number; sentAt?: number } = {},
) => kit.viewer().update(videoSession, kit.course.videoIds[0], { at, played }, more)

/** Watches until 600 s on one device, and opens the video on another a minute later. Returns both video sessions. */
async function watchOnOne() {
  const one = await start()
  later(600)
  await save(one, 600, 600)
  later(60)
  return { one, other: await start() }
}

describe('The position of a member with two devices', () => {
  test('is that of the device that played last, of which the server tells the time and the video session', async () => {
    const { one, other } = await watchOnOne()
    expect(await kit.progress()).toMatchObject({ continueAtTime: 600, positionSessionId: one })
    later(20)
    expect(await save(other, 620, 20)).toMatchObject({
      continueAtTime: 620,
      positionAt: new Date(kit.now()),
      positionSessionId: other,
    })
  })

  test('is not overwritten by the 0 of a player that was opened later and never played', async () => {
    const { one, other } = await watchOnOne()
    later(5)
    expect(await save(other, 0, 0)).toMatchObject({
      continueAtTime: 600,
      positionSessionId: one,
      error: null,
    })
    const answer = await kit
      .viewer()
      .update(other, kit.course.videoIds[0], { at: 990, played: 0, ended: true })
    expect(answer).toMatchObject({ continueAtTime: 600, error: null })
    expect(await kit.progress()).toMatchObject({ continueAtTime: 600 })
  })

  test('is not overwritten by what another device saves late, which is credited all the same', async () => {
    const { one, other } = await watchOnOne()
    later(100)
    await save(other, 100, 100)
    later(600)
    await save(one, 1000, 1000, { positionMsAgo: 650_000 })
    const stored = await kit.progress()
    expect(stored).toMatchObject({ continueAtTime: 100, positionSessionId: other, farthestWatchedTime: 1000 })
    expect(parseCoverage(stored?.coverage ?? '')).toEqual([[0, 1_000_000]])
  })

  test('counts the time for which an update was on its way', async () => {
    const { one, other } = await watchOnOne()
    const sentAt = kit.now()
    later(30)
    await save(other, 30, 30)
    expect(await save(one, 610, 610, { sentAt })).toMatchObject({ continueAtTime: 30 })
  })

  test('takes an update from the future, or from before its video session began, as made now or then', async () => {
    const { one, other } = await watchOnOne()
    later(10)
    await save(other, 10, 10, { positionMsAgo: 400 * 86_400_000 })
    expect(await kit.progress()).toMatchObject({
      continueAtTime: 10,
      positionAt: new Date(kit.now() - 10_000),
    })
    await save(other, 20, 20, { positionMsAgo: -86_400_000, sentAt: kit.now() + 86_400_000 })
    expect(await kit.progress()).toMatchObject({ continueAtTime: 20, positionAt: new Date(kit.now()) })
    later(1)
    expect(await save(one, 601, 601)).toMatchObject({ continueAtTime: 601 })
  })

  test('is not overwritten by a video session that was watched offline before and is opened late', async () => {
    const { other } = await watchOnOne()
    later(30)
    await save(other, 30, 30)
    later(3600)
    const { userVideoSessionId } = await kit.viewer().open(kit.course, 0, { beganMsAgo: 3_900_000 })
    await save(userVideoSessionId ?? '', 300, 60, { positionMsAgo: 3_800_000 })
    expect(await kit.progress()).toMatchObject({ continueAtTime: 30, positionSessionId: other })
  })

  test('is the same after a video session was opened elsewhere, from which nothing was saved', async () => {
    const { one } = await watchOnOne()
    expect(await kit.progress()).toMatchObject({ continueAtTime: 600, positionSessionId: one })
  })
})

test('The lesson at which a member continues is the one watched last, whatever another device saves late', async () => {
  const [late, last] = [await start(0), await start(1)]
  later(40)
  await kit.viewer().update(last, kit.course.videoIds[1], { at: 40, played: 40 })
  later(600)
  await save(late, 50, 50, { positionMsAgo: 620_000 })
  const resume = '{ getResumePoint { videoId continueAtTime } }'
  const { data } = await kit.server.graphql(await kit.server.token(kit.viewer().userId), resume)
  expect(data?.['getResumePoint']).toEqual({ videoId: kit.course.videoIds[1], continueAtTime: 40 })
})
