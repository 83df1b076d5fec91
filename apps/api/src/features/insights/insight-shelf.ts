import type { Db } from '@section/db/connection.ts'
import type { CacheInvalidation } from '../../server/cache/cache-invalidation.ts'
import { LoadingCache } from '../../server/cache/loading-cache.ts'
import type { Clock } from '../../server/clock.ts'
import { findCaseStudy, loadCaseStudies, type StoredCaseStudy } from './case-study-store.ts'

const ALL = 'all'

/** The newest case studies, which are the same for all members; they are read once and again when content changes. */
export class InsightShelf {
  readonly #db: Db
  readonly #cache: LoadingCache<StoredCaseStudy[]>

  constructor(db: Db, cacheInvalidation: CacheInvalidation, clock: Clock) {
    this.#db = db
    const load = async () => new Map([[ALL, await loadCaseStudies(db)]])
    this.#cache = new LoadingCache({ max: 1, clock, load })
    cacheInvalidation.on('catalog', () => this.#cache.clear())
    cacheInvalidation.onReconnect(() => this.#cache.clear())
  }

  /** Returns the case studies that are published at `now` (epoch ms), newest first, at most 500. */
  async published(now: number): Promise<StoredCaseStudy[]> {
    return (await this.#newest()).filter((caseStudy) => isPublished(caseStudy, now))
  }

  /** Returns a case study that is published at `now` (epoch ms), of whatever age; undefined for none. */
  async find(caseStudyId: string, now: number): Promise<StoredCaseStudy | undefined> {
    const newest = (await this.#newest()).find((caseStudy) => caseStudy.caseStudyId === caseStudyId)
    const found = newest ?? (await findCaseStudy(this.#db, caseStudyId))
    return found && isPublished(found, now) ? found : undefined
  }

  async #newest(): Promise<readonly StoredCaseStudy[]> {
    return (await this.#cache.get(ALL)) ?? []
  }
}

const isPublished = ({ publishedAt }: StoredCaseStudy, now: number) => publishedAt.getTime() <= now
