import { vi } from 'vitest'
import { showMember } from '../../../testing/signed-in.ts'
import { endBrowserSignIn } from '../../../lib/sign-in/sign-in-end.ts'
import { FakeElement } from './element.fixture.ts'
import { ProgressOutbox } from './outbox/progress-outbox.ts'
import { FakeServer } from './server.fixture.ts'
import { type LectureSource, LecturePlayback } from './lecture-playback.ts'

/** The request for a video session in these tests. */
export const request = {
  type: 'ON_DEMAND' as const,
  courseId: 'course',
  courseContentId: 'content',
  sessionId: 'session',
  videoId: 'video',
  duration: 100,
}

export const flushPromises = () => vi.advanceTimersByTimeAsync(0)

/** A member who watches a video, with a fake element and a fake server. It needs fake timers. */
export class TestLecture {
  readonly server = new FakeServer()
  readonly element = new FakeElement()
  readonly outbox: ProgressOutbox
  readonly #stops: (() => void)[] = []

  constructor() {
    showMember('member')
    this.outbox = new ProgressOutbox(this.server)
  }

  /** Presses play and attaches the element, as the page and the player do. */
  async start(savedPosition: number | null = null, requested: number | null = null) {
    const playback = new LecturePlayback(request, this.server, this.outbox, () =>
      Promise.resolve(savedPosition),
    )
    playback.start(requested)
    await flushPromises()
    const state = playback.getState()
    if (state.kind !== 'ready') return { playback, source: null, stop: () => undefined }
    const stop = state.source.record(this.element)
    this.#stops.push(stop)
    return { playback, source: state.source as LectureSource | null, stop }
  }

  /** Closes the page and signs the member out. Call it after each test. */
  end(): void {
    for (const stop of this.#stops) stop()
    this.outbox.unsent.close()
    endBrowserSignIn()
  }

  /** Plays for a number of seconds of real time with four `timeupdate` events a second. */
  async playFor(seconds: number): Promise<void> {
    for (let check = 0; check < seconds * 4; check++) {
      await vi.advanceTimersByTimeAsync(250)
      this.element.currentTime += 0.25 * this.element.playbackRate
      this.element.dispatch('timeupdate')
    }
  }

  /** Returns the saved positions in whole seconds. */
  positions(): number[] {
    return this.server.updates.map(({ continueAtTime }) => Math.round(continueAtTime))
  }
}
