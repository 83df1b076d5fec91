import { LRUCache } from 'lru-cache'
import { isDatabaseUnavailable } from '@section/db/unavailable.ts'
import { reasonOf } from './logged-error.ts'

const WINDOW_MS = 60_000
const MAX_CAUSES = 500
/** A request, a worker or a member, whose errors have one cause. */
const ID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi

interface Lines {
  /** Monotonic times (`performance.now`) in ms of the last lines. */
  at: number[]
  leftOut: number
}

/**
 * Bounds the lines of one cause, so that an outage fills neither the disk nor the view: at most `perMinute` in any minute, of
 * which one says how many were left out. All that an unavailable database causes is one cause; otherwise lines with the
 * same words and reason are.
 */
export class BoundedLog {
  readonly #perMinute: number
  readonly #causes = new LRUCache<string, Lines>({ max: MAX_CAUSES })

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  /** Returns whether a line may be written. `onLeftOut` is called later with the number of those that may not. */
  admits(cause: string, onLeftOut: (count: number) => void): boolean {
    const now = performance.now()
    const lines = this.#causes.get(cause) ?? { at: [], leftOut: 0 }
    this.#causes.set(cause, lines)
    lines.at = lines.at.filter((time) => now - time < WINDOW_MS)
    if (lines.at.length < this.#perMinute - 1) {
      lines.at.push(now)
      return true
    }
    if (lines.leftOut++ === 0)
      setTimeout(() => {
        onLeftOut(lines.leftOut)
        lines.leftOut = 0
      }, WINDOW_MS).unref()
    return false
  }
}

/** Returns the cause of a line from the arguments of a log call; undefined for one without an error or a reason. */
export function causeOf(given: readonly unknown[]): string | undefined {
  const [fields, words] = given
  if (fields instanceof Error) return describe(fields, words)
  if (typeof fields !== 'object' || fields === null) return undefined
  const { err, reason } = fields as { err?: unknown; reason?: unknown }
  if (err instanceof Error) return describe(err, words)
  return typeof reason === 'string' ? `${String(words)} ${reason}` : undefined
}

const describe = (error: Error, words: unknown) =>
  isDatabaseUnavailable(error)
    ? 'The database is unavailable'
    : `${String(words)} ${reasonOf(error).replaceAll(ID, '…')}`
