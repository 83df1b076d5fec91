import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'
import { request, settle } from '../lecture.fixture.ts'
import { ProgressOutbox } from './progress-outbox.ts'
import { SlowServer } from '../slow-server.fixture.ts'
import { UnsentUpdates } from './unsent-updates.ts'

let server: SlowServer
let outbox: ProgressOutbox

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  server = new SlowServer()
  outbox = new ProgressOutbox(server, new UnsentUpdates('member', localStorage))
})
afterEach(() => vi.useRealTimers())

/** What a player reports that stands at a position and played so much. */
const update = (continueAtTime: number, videoSessionPlayingTime = continueAtTime): PlaybackUpdate => ({
  continueAtTime,
  videoSessionPlayingTime,
  videoSessionMaxPlayhead: continueAtTime,
  status: 'IN_PROGRESS',
})

/** A save on its way, and beyond it a place that is handed over because the page is left. */
async function handOverBesideASave() {
  const session = outbox.open(request, 'session-1')
  outbox.save(session, update(10))
  outbox.save(session, update(50, 12))
  outbox.flush(session)
  await settle()
  expect(server.places()).toEqual([10, 50])
  return session
}

describe('a hand-over', () => {
  it('that fails while a save is on its way leaves that save the only request', async () => {
    const session = await handOverBesideASave()
    server.fail(1)
    await vi.advanceTimersByTimeAsync(60_000)
    outbox.save(session, update(60, 22))
    await settle()
    expect(server.inFlight).toBe(1)
    server.answer(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.inFlight).toBe(1)
  })

  it('that fails is tried again once the other request is answered', async () => {
    await handOverBesideASave()
    server.fail(1)
    server.answer(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.places()).toEqual([10, 50, 50])
  })

  it('is not repeated while it is on its way', async () => {
    const session = await handOverBesideASave()
    outbox.flush(session)
    server.answer(0)
    await settle()
    expect(server.places()).toEqual([10, 50])
  })
})
