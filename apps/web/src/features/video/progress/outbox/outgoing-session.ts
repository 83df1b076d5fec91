import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'
import type { OpenResult, SavedUpdate, SessionRequest } from '../session-port.ts'

/** A video session with its unsent updates; without an id it is not opened on the server yet. */
export interface OutgoingSession {
  readonly key: string
  readonly request: SessionRequest
  userVideoSessionId: string | null
  updates: PlaybackUpdate[]
}

/** Is notified of the server's results, and whether the outbox retries because the server cannot be reached. */
export interface OutboxListener {
  opened?(session: OutgoingSession, result: OpenResult & { kind: 'opened' }): void
  refused?(session: OutgoingSession, code: string, message: string): void
  saved?(session: OutgoingSession, saved: SavedUpdate): void
  retrying?(isRetrying: boolean): void
}
