import type { SaveAnswer, SessionUpdate, SessionPort, SessionRequest } from './session-port.ts'

/** The endpoint's side of video progress for tests: keeps what arrived, fails on request. */
export class FakeServer implements SessionPort {
  readonly opened: SessionRequest[] = []
  readonly updates: SessionUpdate[] = []
  /** While set, every call fails with it. */
  failure: Error | null = null
  refusal: { code: string; message: string } | null = null
  /** While set, saves stay unanswered until it resolves. */
  gate: Promise<void> | null = null
  inFlight = 0
  mostInFlight = 0

  async open(request: SessionRequest) {
    if (this.failure) throw this.failure
    if (this.refusal) return { kind: 'refused' as const, ...this.refusal }
    this.opened.push(request)
    const id = this.opened.length
    return {
      kind: 'opened' as const,
      userVideoSessionId: `session-${id}`,
      playlistUrl: `/manifests/a.m3u8?t=open-${id}`,
    }
  }

  async save(update: SessionUpdate): Promise<SaveAnswer> {
    this.inFlight++
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight)
    try {
      await this.gate
      if (this.failure) throw this.failure
      this.updates.push(update)
      const { videoId, courseId, status, continueAtTime, videoSessionPlayingTime } = update
      return {
        kind: 'saved',
        videoId,
        courseId,
        status,
        continueAtTime,
        creditedSeconds: videoSessionPlayingTime,
        skipped: null,
        completed: false,
        courseBadgeId: null,
        enrolled: false,
        playlistUrl: `/manifests/a.m3u8?t=save-${this.updates.length}`,
      }
    } finally {
      this.inFlight--
    }
  }
}
