import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { GraphQLFailure } from '../../../../lib/graphql/graphql-client.ts'
import { ValueRefused } from '../../../../lib/outbox/outbox-kind.ts'
import { Outbox } from '../../../../lib/outbox/outbox.ts'
import type { OpenResult, ProgressPort, SaveResult, VideoSessionRequest } from '../video-session-port.ts'
import {
  mergeVideoSession,
  restoreVideoSession,
  type PartAnswer,
  type ReachedPosition,
  type VideoSessionPart,
  videoSessionParts,
  type UnsentVideoSession,
  unsentPosition,
} from './unsent-video-session.ts'

/** Is notified of what is recorded and of the server's answers; `key` is that of a video session. */
interface ProgressListener {
  recorded?(request: VideoSessionRequest, update: PlaybackUpdate): void
  opened?(key: string, result: OpenResult & { kind: 'opened' }, request: VideoSessionRequest): void
  refused?(key: string, code: string, message: string): void
  saved?(request: VideoSessionRequest, saved: SaveResult): void
}

/** A video session that this page records. */
export interface RecordedVideoSession {
  readonly key: string
  readonly request: VideoSessionRequest
  /** Epoch ms. */
  readonly beganAt: number
}

/** The server does not open a video session. */
class SessionRefused extends ValueRefused {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Is thrown when the server refuses one of too many requests, so that the outbox sends it again later. */
class SentTooOften extends Error {
  override name = 'SentTooOften'
}

const TOO_OFTEN = 'LIMIT_EXCEEDED'

/** Refusals of an update alone, after which the member may go on watching. After any other they may not. */
const OF_THE_UPDATE: readonly string[] = ['INVALID_NUMBER', 'BEYOND_DURATION', 'VIDEO_SESSION_ENDED']

/** Age at which unsent updates are deleted, in milliseconds. */
const MAX_AGE_MS = 7 * DAY_MS

/**
 * The video sessions of a member and their updates, until the server has acknowledged them. It outlives the page that plays,
 * so that the last update of a video is sent while the next one opens.
 */
export class ProgressOutbox {
  /** The video sessions by their keys. */
  readonly unsent: Outbox<UnsentVideoSession, PartAnswer, VideoSessionPart>
  readonly #port: ProgressPort
  readonly #listeners = new Set<ProgressListener>()
  /** The ids of the sessions that the server has opened for this page, by their keys. */
  readonly #ids = new Map<string, string>()

  constructor(port: ProgressPort) {
    this.#port = port
    this.unsent = new Outbox<UnsentVideoSession, PartAnswer, VideoSessionPart>({
      name: 'unsent-progress',
      isRecorded: true,
      maxAgeMs: MAX_AGE_MS,
      merge: mergeVideoSession,
      parts: videoSessionParts,
      restore: restoreVideoSession,
      // A session of which nothing was watched is not opened by a later page.
      isKept: ({ updates }) => updates.length > 0,
      send: (key, part) => this.#send(key, part).catch(throwUnknown),
      refused: (key, error) => {
        if (error instanceof SessionRefused)
          this.#notify((listener) => listener.refused?.(key, error.code, error.message))
      },
    })
  }

  listen(listener: ProgressListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Returns a session for the request; without an id it is opened on the server before its updates are sent. */
  open(request: VideoSessionRequest, userVideoSessionId: string | null = null): RecordedVideoSession {
    const session = { key: crypto.randomUUID(), request, beganAt: Date.now() }
    if (userVideoSessionId === null) this.#put(session, [])
    else this.#ids.set(session.key, userVideoSessionId)
    return session
  }

  save(session: RecordedVideoSession, update: PlaybackUpdate): void {
    this.#put(session, [update])
    this.#notify((listener) => listener.recorded?.(session.request, update))
  }

  #put({ key, request, beganAt }: RecordedVideoSession, updates: readonly PlaybackUpdate[]): void {
    this.unsent.put(key, { request, userVideoSessionId: this.#ids.get(key) ?? null, beganAt, updates })
  }

  /** Returns the member's position in a video when the server does not know it yet; else null. */
  getPosition(videoId: string): ReachedPosition | null {
    return unsentPosition(this.unsent.list(), videoId)
  }

  async #send(key: string, part: VideoSessionPart): Promise<PartAnswer> {
    const { request, userVideoSessionId, update } = part
    if (userVideoSessionId === null || update === null) return this.#openOnServer(key, part)
    const { videoId, courseId } = request
    const { positionAt, ...played } = update
    const positionMsAgo = msSince(positionAt)
    const result = await this.#port.save({ ...played, positionMsAgo, userVideoSessionId, videoId, courseId })
    const { error } = result
    if (!error) this.#notify((listener) => listener.saved?.(request, result))
    else if (error.code === TOO_OFTEN) throw new SentTooOften(error.message)
    else if (!OF_THE_UPDATE.includes(error.code))
      this.#notify((listener) => listener.refused?.(key, error.code, error.message))
    return { userVideoSessionId }
  }

  async #openOnServer(key: string, { request, beganAt }: VideoSessionPart): Promise<PartAnswer> {
    const result = await this.#port.open(request, msSince(beganAt))
    if (result.kind === 'refused') {
      const { code, message } = result
      throw code === TOO_OFTEN ? new SentTooOften(message) : new SessionRefused(code, message)
    }
    this.#ids.set(key, result.userVideoSessionId)
    this.#notify((listener) => listener.opened?.(key, result, request))
    return result
  }

  #notify(call: (listener: ProgressListener) => void): void {
    for (const listener of this.#listeners) call(listener)
  }
}

/** Returns the milliseconds since a moment (epoch ms); 0 when the clock was set back meanwhile. */
const msSince = (moment: number) => Math.max(0, Date.now() - moment)

/** Refusals are results of these calls; after any error the call is repeated, so that nothing that was watched is lost. */
function throwUnknown(error: unknown): never {
  throw error instanceof GraphQLFailure ? new Error('The outcome is unknown.', { cause: error }) : error
}
