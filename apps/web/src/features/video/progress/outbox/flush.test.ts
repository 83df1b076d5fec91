import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'
import { request, flushPromises } from '../lecture.fixture.ts'
import { ProgressOutbox } from './progress-outbox.ts'
import { SlowServer } from '../slow-server.fixture.ts'
import { UnsentUpdates } from './unsent-updates.ts'

let server: SlowServer
let outbox: ProgressOutbox

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  server = new SlowServer()
  outbox = new ProgressOutbox(server, new UnsentUpdates('member'))
})
afterEach(() => vi.useRealTimers())

/** An update at a position with a number of seconds played. */
const update = (continueAtTime: number, videoSessionPlayingTime = continueAtTime): PlaybackUpdate => ({
  continueAtTime,
  videoSessionPlayingTime,
  videoSessionMaxPlayhead: continueAtTime,
  status: 'IN_PROGRESS',
})

/** Flushes a second update while the first one is in flight, as a closing page does. */
async function flushDuringSave() {
  const session = outbox.open(request, 'session-1')
  outbox.save(session, update(10))
  outbox.save(session, update(50, 12))
  outbox.flush(session)
  await flushPromises()
  expect(server.positions()).toEqual([10, 50])
  return session
}

describe('A flushed update of video progress', () => {
  it('that fails during a save is not retried before that save is answered', async () => {
    const session = await flushDuringSave()
    server.fail(1)
    await vi.advanceTimersByTimeAsync(60_000)
    outbox.save(session, update(60, 22))
    await flushPromises()
    expect(server.inFlight).toBe(1)
    server.answer(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.inFlight).toBe(1)
  })

  it('that fails is retried after the other request is answered', async () => {
    await flushDuringSave()
    server.fail(1)
    server.answer(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.positions()).toEqual([10, 50, 50])
  })

  it('is not sent again while it is in flight', async () => {
    const session = await flushDuringSave()
    outbox.flush(session)
    server.answer(0)
    await flushPromises()
    expect(server.positions()).toEqual([10, 50])
  })
})
