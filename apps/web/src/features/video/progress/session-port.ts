import type { VideoSessionStatus } from '@section/domain/video/progress/progress-update.ts'
import type { Skipped } from '@section/domain/video/progress/skipped.ts'
import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'

/** The input of createVideoSession; `duration` in seconds. Specification 2, section 7. */
export interface SessionRequest {
  readonly courseId: string
  readonly courseContentId: string
  readonly sessionId: string | null
  readonly videoId: string
  readonly duration: number
}

/** The input of updateVideoSession. Specification 2, section 7. */
export interface SessionUpdate extends PlaybackUpdate {
  readonly userVideoSessionId: string
  readonly videoId: string
  readonly courseId: string
}

export type OpenResult =
  | { readonly kind: 'opened'; readonly userVideoSessionId: string; readonly playlistUrl: string }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }

/** The server's result of an update; times in seconds. `playlistUrl` is the playlist under a fresh signature. */
export interface SavedUpdate {
  readonly kind: 'saved'
  readonly videoId: string
  readonly courseId: string
  readonly status: VideoSessionStatus
  readonly continueAtTime: number
  readonly creditedSeconds: number
  readonly skipped: Skipped | null
  readonly completed: boolean
  readonly courseBadgeId: string | null
  readonly enrolled: boolean
  readonly playlistUrl: string | null
}

export type SaveResult = SavedUpdate | { readonly kind: 'refused'; readonly code: string }

/**
 * The two calls of video progress. A refusal is a result; a thrown error means that the outcome is unknown and the
 * call may be repeated.
 */
export interface SessionPort {
  open(request: SessionRequest): Promise<OpenResult>
  /** Sends the update even when the page closes. */
  save(update: SessionUpdate): Promise<SaveResult>
}
