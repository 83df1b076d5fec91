import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionEnded } from '../../../lib/graphql/graphql-client.ts'
import { Lecture, settle } from './lecture.fixture.ts'
import { ProgressOutbox } from './outbox/progress-outbox.ts'
import { FakeServer } from './server.fixture.ts'
import { UnsentUpdates } from './outbox/unsent-updates.ts'

let lecture: Lecture

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  lecture = new Lecture()
})
afterEach(() => vi.useRealTimers())

const unsentKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('unsent-progress:'))

describe('a bad network', () => {
  it('keeps one save in flight and merges what waits', async () => {
    let answer = () => undefined as void
    lecture.server.gate = new Promise((resolve) => (answer = resolve))
    await lecture.start()
    lecture.element.load()
    lecture.element.play()
    await lecture.playFor(45)
    lecture.server.gate = null
    answer()
    await settle()
    await settle()
    expect(lecture.server.mostInFlight).toBe(1)
    expect(lecture.places()).toEqual([10, 40])
  })

  it('loses nothing while offline, says so, and tries again', async () => {
    const told: boolean[] = []
    lecture.outbox.listen({ waiting: (waiting) => told.push(waiting) })
    await lecture.start()
    lecture.element.load()
    lecture.element.play()
    lecture.server.failure = new TypeError('offline')
    await lecture.playFor(15)
    lecture.element.seek(50)
    await lecture.playFor(12)
    expect(lecture.server.updates).toEqual([])
    lecture.server.failure = null
    await vi.advanceTimersByTimeAsync(40_000)
    expect(lecture.places()).toEqual([15, 60])
    expect(told).toEqual([false, true, false])
    expect(unsentKeys()).toEqual([])
  })

  it('sends after a reload what the last page could not, and resumes there', async () => {
    await lecture.start()
    lecture.element.load()
    lecture.element.play()
    lecture.server.failure = new TypeError('offline')
    await lecture.playFor(12)
    window.dispatchEvent(new Event('pagehide'))
    await settle()
    expect(new UnsentUpdates('member', localStorage).place('video', Date.now())).toBeCloseTo(12)
    expect(new UnsentUpdates('somebody', localStorage).place('video', Date.now())).toBeNull()

    const next = new FakeServer()
    new ProgressOutbox(next, lecture.unsent).resumePending(Date.now())
    await settle()
    expect(next.updates).toMatchObject([{ userVideoSessionId: 'session-1', videoId: 'video' }])
    expect(next.updates[0]?.continueAtTime).toBeCloseTo(12)
    expect(unsentKeys()).toEqual([])
  })

  it('stops trying when the session of the member is over, and keeps the place', async () => {
    await lecture.start()
    lecture.element.load()
    lecture.element.play()
    lecture.server.failure = new SessionEnded()
    await lecture.playFor(11)
    lecture.server.failure = null
    await vi.advanceTimersByTimeAsync(5_000)
    expect(lecture.server.updates).toEqual([])
    expect(unsentKeys()).toHaveLength(1)
  })
})
