import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'
import type { OpenAnswer, SavedUpdate, SessionRequest } from '../session-port.ts'

/** A video session on its way to the server, opened there or not yet, with the updates that wait to be sent. */
export interface OutgoingSession {
  readonly key: string
  readonly request: SessionRequest
  userVideoSessionId: string | null
  updates: PlaybackUpdate[]
}

/** Is notified of the server's answers, and whether the outbox waits because the server cannot be reached. */
export interface OutboxListener {
  opened?(session: OutgoingSession, answer: OpenAnswer & { kind: 'opened' }): void
  refused?(session: OutgoingSession, code: string, message: string): void
  saved?(session: OutgoingSession, answer: SavedUpdate): void
  waiting?(waiting: boolean): void
}
