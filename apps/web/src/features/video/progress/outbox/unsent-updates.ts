import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'
import { startsOver } from '@section/domain/video/resume.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { SessionRequest } from '../session-port.ts'

/** Updates of one video session that the server has not acknowledged, oldest first; `at` of the last, epoch ms. */
export interface UnsentSession {
  readonly key: string
  readonly userVideoSessionId: string | null
  readonly request: SessionRequest
  readonly updates: readonly PlaybackUpdate[]
  readonly at: number
}

type UpdateStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'unsent-progress'
/** What could not be sent for so long is given up, in milliseconds. */
const KEPT_MS = 7 * DAY_MS

/** Unsent updates kept across reloads, one entry a video session, so that tabs never write over each other. */
export class UnsentUpdates {
  readonly #prefix: string
  readonly #storage: UpdateStorage

  constructor(userId: string, storage: UpdateStorage) {
    this.#prefix = `${PREFIX}:${userId}:`
    this.#storage = storage
  }

  keep(session: UnsentSession): void {
    const name = this.#prefix + session.key
    try {
      if (session.updates.length === 0) this.#storage.removeItem(name)
      else this.#storage.setItem(name, JSON.stringify(session))
    } catch {
      // A full or forbidden storage: the copy in memory is still sent.
    }
  }

  /** Everything left over from earlier pages that is not too old. */
  all(now: number): UnsentSession[] {
    const sessions: UnsentSession[] = []
    for (const name of this.#names()) {
      const session = parse(this.#storage.getItem(name))
      if (session && now - session.at < KEPT_MS) sessions.push(session)
      else this.#storage.removeItem(name)
    }
    return sessions.sort((a, b) => a.at - b.at)
  }

  /** Where the member really was in a video, in seconds, when the server does not know it yet; else null. */
  place(videoId: string, now: number): number | null {
    const last = this.all(now)
      .filter(({ request }) => request.videoId === videoId)
      .at(-1)
    const update = last?.updates.at(-1)
    if (!last || !update) return null
    const over =
      update.status === 'ENDED' && startsOver(update.videoSessionMaxPlayhead, last.request.duration)
    return over ? 0 : update.continueAtTime
  }

  #names(): string[] {
    const names = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index))
    return names.filter((name) => name !== null && name.startsWith(this.#prefix)) as string[]
  }
}

function parse(text: string | null): UnsentSession | null {
  try {
    const session = JSON.parse(text ?? 'null') as UnsentSession | null
    return session && Array.isArray(session.updates) && session.request ? session : null
  } catch {
    return null
  }
}
