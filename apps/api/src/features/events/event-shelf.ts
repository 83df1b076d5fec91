import type { Db } from '@section/db/connection.ts'
import { listedTypes } from '@section/domain/events/listed-types.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import type { CacheInvalidation } from '../../server/cache/cache-invalidation.ts'
import { LoadingCache } from '../../server/cache/loading-cache.ts'
import type { Clock } from '../../server/clock.ts'
import {
  type EventFilter,
  listEventIds,
  listEventIdsOfInsight,
  loadEvents,
  type StoredEvent,
} from './events-store.ts'

/** The number of events that are kept, and the number of lists: there is one for each filter and minute, and for each insight. */
const MAX_EVENTS = 1000
const MAX_LISTS = 500

type Ids = LoadingCache<string[]>

/**
 * The events that members ask for, which are the same for all of them; they are read again when content changes. What
 * depends on the moment or the viewer is decided for each request. docs/decisions/events.md
 */
export class EventShelf {
  readonly #events: LoadingCache<StoredEvent>
  readonly #lists: Ids
  readonly #ofInsights: Ids

  constructor(db: Db, cacheInvalidation: CacheInvalidation, clock: Clock) {
    this.#events = new LoadingCache({ max: MAX_EVENTS, clock, load: (ids) => loadEvents(db, ids) })
    const idsBy = (list: (key: string) => Promise<string[]>): Ids =>
      new LoadingCache({
        max: MAX_LISTS,
        clock,
        load: async (keys) =>
          new Map(await Promise.all(keys.map(async (key) => [key, await list(key)] as const))),
      })
    this.#lists = idsBy((asked) => {
      const { asOf, ...filter } = JSON.parse(asked) as EventFilter & { asOf: number }
      return listEventIds(db, filter, asOf)
    })
    this.#ofInsights = idsBy((insightId) => listEventIdsOfInsight(db, insightId, listedTypes()))
    for (const cache of [this.#events, this.#lists, this.#ofInsights]) {
      cacheInvalidation.on('catalog', () => cache.clear())
      cacheInvalidation.onReconnect(() => cache.clear())
    }
  }

  /** Returns an event by its id, whether it is published or not. */
  find(memberEventId: string): Promise<StoredEvent | undefined> {
    return this.#events.get(memberEventId)
  }

  /** Returns the published events of a filter that come next, and that ended last, at the minute of `now` (epoch ms), in no order. */
  async listed({ types, category }: EventFilter, now: number): Promise<StoredEvent[]> {
    const asOf = now - (now % MINUTE_MS)
    return this.#all(await this.#lists.get(JSON.stringify({ types, category, asOf })))
  }

  /** Returns the listed events that an insight is about, latest first. */
  async ofInsight(caseStudyId: string): Promise<StoredEvent[]> {
    return this.#all(await this.#ofInsights.get(caseStudyId))
  }

  async #all(ids: readonly string[] = []): Promise<StoredEvent[]> {
    const found = await Promise.all(ids.map((id) => this.#events.get(id)))
    return found.filter((event) => event !== undefined)
  }
}
