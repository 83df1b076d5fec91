import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GraphQLFailure, SignInEnded } from '../../../lib/graphql/graphql-client.ts'
import { Unreachable } from '../../../lib/graphql/send.ts'
import { TestLecture, flushPromises } from './lecture.fixture.ts'
import { ProgressOutbox } from './outbox/progress-outbox.ts'
import { unsentKeys } from './outbox/unsent-keys.fixture.ts'
import { FakeServer } from './server.fixture.ts'

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

describe('The outbox of video progress on a bad network', () => {
  it('keeps one save in flight and merges the waiting updates', async () => {
    let answer = () => undefined as void
    lecture.server.gate = new Promise((resolve) => (answer = resolve))
    await lecture.start()
    lecture.element.load()
    lecture.element.play()
    await lecture.playFor(45)
    lecture.server.gate = null
    answer()
    await flushPromises()
    await flushPromises()
    expect(lecture.server.mostInFlight).toBe(1)
    expect(lecture.positions()).toEqual([10, 40])
  })

  it('keeps updates while offline, reports it, and retries', async () => {
    const reported = [false]
    const { unsent } = lecture.outbox
    unsent.subscribe(() => {
      const isRetrying = unsent.state === 'waiting'
      if (isRetrying !== reported.at(-1)) reported.push(isRetrying)
    })
    await lecture.start()
    lecture.element.load()
    lecture.element.play()
    lecture.server.failure = new Unreachable(false)
    await lecture.playFor(15)
    lecture.element.seek(50)
    await lecture.playFor(12)
    expect(lecture.server.updates).toEqual([])
    lecture.server.failure = null
    await vi.advanceTimersByTimeAsync(40_000)
    expect(lecture.positions()).toEqual([15, 60])
    expect(reported).toEqual([false, true, false])
    expect(unsentKeys()).toEqual([])
  })

  it('sends the updates of the last page after a reload and resumes at their position', async () => {
    await lecture.start()
    lecture.element.load()
    lecture.element.play()
    lecture.server.failure = new Unreachable(false)
    await lecture.playFor(12)
    window.dispatchEvent(new Event('pagehide'))
    await flushPromises()
    lecture.outbox.unsent.close()

    const next = new FakeServer()
    const nextPage = new ProgressOutbox(next)
    expect(nextPage.getPosition('video')?.position).toBeCloseTo(12)
    await flushPromises()
    expect(next.updates).toMatchObject([{ userVideoSessionId: 'session-1', videoId: 'video' }])
    expect(next.updates[0]?.continueAtTime).toBeCloseTo(12)
    expect(unsentKeys()).toEqual([])
    expect(nextPage.getPosition('video')).toBeNull()
    nextPage.unsent.close()
  })

  it('repeats an update whose request the server does not understand, as while it is replaced by a newer one', async () => {
    await lecture.start()
    lecture.element.load()
    lecture.element.play()
    await flushPromises()
    lecture.server.failure = new GraphQLFailure('Unknown operation', 'BAD_USER_INPUT')
    await lecture.playFor(11)
    expect(unsentKeys()).toHaveLength(1)
    lecture.server.failure = null
    await vi.advanceTimersByTimeAsync(5_000)
    expect(lecture.positions()).toEqual([10])
  })

  it('keeps what is sent too often until the server takes it again, and lets the video play', async () => {
    const { playback } = await lecture.start()
    lecture.server.refusal = { code: 'LIMIT_EXCEEDED', message: 'Too many tries.' }
    lecture.element.load()
    lecture.element.play()
    await lecture.playFor(12)
    expect(playback.getState().kind).toBe('ready')
    lecture.server.refusal = null
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lecture.positions()).toEqual([10])
    lecture.server.refusal = { code: 'LIMIT_EXCEEDED', message: 'Too many tries.' }
    lecture.element.seek(60)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(unsentKeys()).toHaveLength(1)
    lecture.server.refusal = null
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lecture.positions()).toEqual([10, 12, 60])
    expect(unsentKeys()).toEqual([])
  })

  it('stops retrying when the sign-in has ended and keeps the position', async () => {
    await lecture.start()
    lecture.element.load()
    lecture.element.play()
    lecture.server.failure = new SignInEnded()
    await lecture.playFor(11)
    lecture.server.failure = null
    await vi.advanceTimersByTimeAsync(5_000)
    expect(lecture.server.updates).toEqual([])
    expect(unsentKeys()).toHaveLength(1)
  })
})

describe('An update of a video session that is refused', () => {
  /** Returns the state of the playback after an update that the server refuses by a code. */
  const refusedBy = async (code: string) => {
    const { playback } = await lecture.start()
    lecture.element.load()
    lecture.element.play()
    await flushPromises()
    lecture.server.refusal = { code, message: 'The reason.' }
    await lecture.playFor(11)
    expect(unsentKeys()).toEqual([])
    return playback.getState()
  }

  it.each(['NOT_FOUND', 'NOT_ENTITLED', 'TRIAL_ENDED'])(
    'by %s stops the video and says why, because the member may not watch it any more',
    async (code) => {
      expect(await refusedBy(code)).toEqual({ kind: 'refused', code, message: 'The reason.' })
    },
  )

  it.each(['INVALID_NUMBER', 'BEYOND_DURATION', 'VIDEO_SESSION_ENDED'])(
    'by %s is given up, and the video plays on',
    async (code) => {
      expect((await refusedBy(code)).kind).toBe('ready')
    },
  )
})
