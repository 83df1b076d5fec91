import type { PlaybackUpdate } from '@section/domain/video/playback-events.ts'
import { startsOver } from '@section/domain/video/resume.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { browserStorage } from '../../../../lib/stored-value.ts'
import type { SessionRequest } from '../session-port.ts'

/**
 * A video session with the updates that the server has not acknowledged, oldest first; without an id it is not opened on
 * the server yet.
 */
export interface OutgoingSession {
  readonly key: string
  readonly request: SessionRequest
  userVideoSessionId: string | null
  updates: PlaybackUpdate[]
}

interface StoredSession extends OutgoingSession {
  /** The time of the last update in epoch ms. */
  readonly at: number
}

/** Age at which unsent updates are deleted, in milliseconds. */
const MAX_AGE_MS = 7 * DAY_MS

/** Stores unsent updates across reloads, one entry a video session, so that tabs never overwrite each other. */
export class UnsentUpdates {
  readonly #prefix: string

  constructor(userId: string) {
    this.#prefix = `unsent-progress:${userId}:`
  }

  save(session: OutgoingSession, at: number): void {
    const name = this.#prefix + session.key
    try {
      if (session.updates.length === 0) browserStorage().removeItem(name)
      else browserStorage().setItem(name, JSON.stringify({ ...session, at }))
    } catch {
      // The storage is full or forbidden; the copy in memory is still sent.
    }
  }

  /** Returns what earlier pages could not send, oldest first, and deletes what is too old. */
  list(now: number): StoredSession[] {
    const sessions: StoredSession[] = []
    for (const name of this.#names()) {
      const session = parse(browserStorage().getItem(name))
      if (session && now - session.at < MAX_AGE_MS) sessions.push(session)
      else browserStorage().removeItem(name)
    }
    return sessions.sort((a, b) => a.at - b.at)
  }

  /** Returns the member's position in a video, in seconds, when the server does not know it yet; else null. */
  getPosition(videoId: string, now: number): number | null {
    const last = this.list(now).findLast(({ request }) => request.videoId === videoId)
    const update = last?.updates.at(-1)
    if (!last || !update) return null
    const hasEnded =
      update.status === 'ENDED' && startsOver(update.videoSessionMaxPlayhead, last.request.duration)
    return hasEnded ? 0 : update.continueAtTime
  }

  #names(): string[] {
    try {
      const storage = browserStorage()
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      return names.filter((name) => name.startsWith(this.#prefix))
    } catch {
      // The storage is forbidden, so nothing was kept.
      return []
    }
  }
}

function parse(text: string | null): StoredSession | null {
  try {
    const session = JSON.parse(text ?? 'null') as StoredSession | null
    if (!session || !Array.isArray(session.updates) || !session.request) return null
    // What was stored before sessions had videos is of an on-demand course, and names no type.
    return { ...session, request: { ...session.request, type: session.request.type ?? 'ON_DEMAND' } }
  } catch {
    return null
  }
}
