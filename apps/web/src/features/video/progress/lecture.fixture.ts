import { vi } from 'vitest'
import { FakeElement } from './element.fixture.ts'
import { ProgressOutbox } from './outbox/progress-outbox.ts'
import { FakeServer } from './server.fixture.ts'
import { UnsentBeats } from './outbox/unsent-beats.ts'
import { type LectureSource, VideoSitting } from './video-sitting.ts'

/** What is opened in these tests. */
export const request = {
  courseId: 'course',
  courseContentId: 'content',
  sessionId: 'session',
  videoId: 'video',
  duration: 100,
}

export const settle = () => vi.advanceTimersByTimeAsync(0)

/** A member in front of a video: an element and a server that a test holds in its hands, on a clock of its own. */
export class Lecture {
  readonly server = new FakeServer()
  readonly element = new FakeElement()
  readonly unsent = new UnsentBeats('member', localStorage)
  readonly outbox = new ProgressOutbox(this.server, this.unsent)

  /** Presses play and attaches the element, as the page and the player do. */
  async sitDown(savedPlace: number | null = null, asked: number | null = null) {
    const sitting = new VideoSitting(request, this.server, this.outbox, () => Promise.resolve(savedPlace))
    sitting.start(asked)
    await settle()
    const state = sitting.getState()
    if (state.kind !== 'ready') return { sitting, source: null, stop: () => undefined }
    const stop = state.source.record(this.element)
    return { sitting, source: state.source as LectureSource | null, stop }
  }

  /** Plays on for so many seconds of real time, four checks a second. */
  async playFor(seconds: number): Promise<void> {
    for (let check = 0; check < seconds * 4; check++) {
      await vi.advanceTimersByTimeAsync(250)
      this.element.currentTime += 0.25 * this.element.playbackRate
      this.element.tell('timeupdate')
    }
  }

  /** The places that were saved, in whole seconds. */
  places(): number[] {
    return this.server.beats.map(({ continueAtTime }) => Math.round(continueAtTime))
  }
}
