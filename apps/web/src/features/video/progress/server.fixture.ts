import type {
  SaveResult,
  VideoSessionUpdate,
  VideoSessionPort,
  VideoSessionRequest,
} from './video-session-port.ts'

/** A result of an update that changed nothing. */
export const SAVED: SaveResult = {
  continueAtTime: null,
  positionAt: null,
  positionSessionId: null,
  creditedTime: null,
  skipped: null,
  completed: false,
  courseBadgeId: null,
  enrollmentStatus: null,
  playlistUrl: null,
  error: null,
}

/** A fake of the endpoint that records requests and fails on demand. */
export class FakeServer implements VideoSessionPort {
  readonly loaded: string[] = []
  readonly opened: VideoSessionRequest[] = []
  /** How long before they were opened the video sessions began, in milliseconds. */
  readonly began: number[] = []
  readonly updates: VideoSessionUpdate[] = []
  /** The error with which every call fails while it is set. */
  failure: Error | null = null
  /** The error in the answer to every call while it is set. */
  refusal: { code: string; message: string } | null = null
  /** Delays the results of saves until it resolves. */
  gate: Promise<void> | null = null
  inFlight = 0
  mostInFlight = 0

  async load(videoId: string) {
    if (this.failure) throw this.failure
    if (this.refusal) return { kind: 'refused' as const, ...this.refusal }
    this.loaded.push(videoId)
    return { kind: 'loaded' as const, playlistUrl: `/manifests/a.m3u8?t=load-${this.loaded.length}` }
  }

  async open(request: VideoSessionRequest, beganMsAgo: number) {
    if (this.failure) throw this.failure
    if (this.refusal) return { kind: 'refused' as const, ...this.refusal }
    this.opened.push(request)
    this.began.push(beganMsAgo)
    const id = this.opened.length
    return {
      kind: 'opened' as const,
      userVideoSessionId: `session-${id}`,
      playlistUrl: `/manifests/a.m3u8?t=open-${id}`,
    }
  }

  async save(update: VideoSessionUpdate): Promise<SaveResult> {
    this.inFlight++
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight)
    try {
      await this.gate
      if (this.failure) throw this.failure
      if (this.refusal) return { ...SAVED, error: this.refusal }
      this.updates.push(update)
      return {
        ...SAVED,
        continueAtTime: update.continueAtTime,
        creditedTime: update.videoSessionPlayingTime,
        playlistUrl: `/manifests/a.m3u8?t=save-${this.updates.length}`,
      }
    } finally {
      this.inFlight--
    }
  }
}
