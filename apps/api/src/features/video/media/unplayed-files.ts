import { LRUCache } from 'lru-cache'

/** Files of a video that a member may load before it counts: a buffer of half a minute in segments of six seconds, with sound. */
const MOST_FILES = 20

/**
 * Remembers which files were sent of videos that members have reserved and not played, so that reserving again and again
 * without ever reporting a first frame shows no more than a beginning.
 */
export class UnplayedFiles {
  readonly #sent = new LRUCache<string, Set<string>>({ max: 10_000 })

  /** Returns whether a file of a lecture may be sent to somebody, and counts it; a file that was sent may be sent again. */
  take(reader: string, externalKey: string, path: string): boolean {
    const name = `${reader} ${externalKey}`
    const sent = this.#sent.get(name) ?? new Set()
    if (sent.size >= MOST_FILES && !sent.has(path)) return false
    this.#sent.set(name, sent.add(path))
    return true
  }
}
