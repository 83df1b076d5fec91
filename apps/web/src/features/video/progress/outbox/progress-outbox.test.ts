import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'
import { flushPromises, request, TestLecture } from '../lecture.fixture.ts'

let lecture: TestLecture

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  lecture = new TestLecture()
})
afterEach(() => {
  lecture.end()
  vi.useRealTimers()
})

/** An update at a position with a number of seconds played. */
const update = (continueAtTime: number, videoSessionPlayingTime = continueAtTime): PlaybackUpdate => ({
  continueAtTime,
  videoSessionPlayingTime,
  videoSessionMaxPlayhead: continueAtTime,
  positionAt: Date.now(),
  status: 'IN_PROGRESS',
})

/** Delays all further answers of the server until the returned function is called. */
function holdAnswers(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  lecture.server.gate = promise
  return async () => {
    lecture.server.gate = null
    resolve()
    await flushPromises()
  }
}

it('Progress updates that wait are merged, and both sides of a jump are kept', async () => {
  const answer = holdAnswers()
  const session = lecture.outbox.open(request, 'session-1')
  for (const one of [update(10), update(20), update(25), update(50, 25), update(60, 35)])
    lecture.outbox.save(session, one)
  await flushPromises()
  await answer()
  expect(lecture.positions().at(-1)).toBe(60)
  expect(lecture.positions()).toContain(25)
  expect(lecture.outbox.getPosition('video')).toBeNull()
})

it('A page that is left sends the last progress update beside the one on its way', async () => {
  const answer = holdAnswers()
  const session = lecture.outbox.open(request, 'session-1')
  lecture.outbox.save(session, update(10))
  await flushPromises()
  lecture.outbox.save(session, update(40, 12))
  lecture.outbox.save(session, update(50, 22))
  window.dispatchEvent(new Event('pagehide'))
  await flushPromises()
  expect(lecture.server.mostInFlight).toBe(2)
  await answer()
  await flushPromises()
  expect(lecture.positions()).toEqual([10, 50])
})

it('A page that is left opens no second video session while the first is being opened', async () => {
  const open = vi.spyOn(lecture.server, 'open').mockReturnValue(new Promise(() => undefined))
  const session = lecture.outbox.open(request)
  await flushPromises()
  lecture.outbox.save(session, update(3))
  window.dispatchEvent(new Event('pagehide'))
  await flushPromises()
  expect(open).toHaveBeenCalledOnce()
  expect(lecture.outbox.getPosition('video')?.position).toBe(3)
})

it('A video session in which nothing was watched is not opened by a later page', async () => {
  lecture.server.failure = new TypeError('offline')
  lecture.outbox.open(request)
  await flushPromises()
  expect(localStorage.length).toBe(0)
  lecture.server.failure = null
  await vi.advanceTimersByTimeAsync(5000)
  expect(lecture.server.opened).toHaveLength(1)
})

it('A refused video session is forgotten with its updates, and the screen says so', async () => {
  const refused = vi.fn<(key: string, code: string, message: string) => void>()
  lecture.outbox.listen({ refused })
  lecture.server.refusal = { code: 'METERING_EXCEEDED', message: 'No videos left.' }
  const session = lecture.outbox.open(request)
  lecture.outbox.save(session, update(3))
  await flushPromises()
  expect(refused.mock.calls).toEqual([[session.key, 'METERING_EXCEEDED', 'No videos left.']])
  expect([lecture.outbox.getPosition('video'), localStorage.length]).toEqual([null, 0])
})

it('A video session that ended near the end of its video is resumed at the start', async () => {
  lecture.server.failure = new TypeError('offline')
  const session = lecture.outbox.open(request, 'session-1')
  lecture.outbox.save(session, { ...update(99), status: 'ENDED' })
  await flushPromises()
  expect(lecture.outbox.getPosition('video')?.position).toBe(0)
})

it('A progress update says how long ago its position was reached, also when it is sent much later', async () => {
  lecture.server.failure = new TypeError('offline')
  const session = lecture.outbox.open(request)
  await flushPromises()
  await vi.advanceTimersByTimeAsync(4000)
  lecture.outbox.save(session, update(4))
  await vi.advanceTimersByTimeAsync(60_000)
  lecture.server.failure = null
  await lecture.outbox.unsent.flush()
  expect(lecture.server.began).toEqual([64_000])
  expect(lecture.server.updates).toMatchObject([{ continueAtTime: 4, positionMsAgo: 60_000 }])
})

it('A video session in which nothing has played yet has no position', async () => {
  lecture.server.failure = new TypeError('offline')
  const session = lecture.outbox.open(request, 'session-1')
  lecture.outbox.save(session, update(50, 0))
  await flushPromises()
  expect(lecture.outbox.getPosition('video')).toBeNull()
})
