import { asc } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { discounts, plans, products } from '@section/db/schema.ts'
import type { CacheInvalidation } from '../../server/cache/cache-invalidation.ts'
import { LoadingCache } from '../../server/cache/loading-cache.ts'
import type { Clock } from '../../server/clock.ts'

export type CatalogPlan = typeof plans.$inferSelect
export type StoredProduct = typeof products.$inferSelect
export type StoredDiscount = typeof discounts.$inferSelect

/** The plans and products of the school, cheapest first, the retired ones among them. */
export interface BillingCatalog {
  plans: readonly CatalogPlan[]
  products: readonly StoredProduct[]
  discounts: readonly StoredDiscount[]
}

const ALL = 'all'

/** The catalog of what is sold, which is the same for all members; it is read once, and again when content changes. */
export class BillingCatalogs {
  readonly #cache: LoadingCache<BillingCatalog>

  constructor(db: Db, cacheInvalidation: CacheInvalidation, clock: Clock) {
    const load = async () => new Map([[ALL, await loadBillingCatalog(db)]])
    this.#cache = new LoadingCache({ max: 1, clock, load })
    cacheInvalidation.on('catalog', () => this.#cache.clear())
    cacheInvalidation.onReconnect(() => this.#cache.clear())
  }

  async current(): Promise<BillingCatalog> {
    return (await this.#cache.get(ALL)) ?? { plans: [], products: [], discounts: [] }
  }
}

/** Checks that a plan or product is on sale. */
export const isOnSale = ({ retiredAt }: Pick<CatalogPlan, 'retiredAt'>): boolean => retiredAt === null

/** Reads the catalog from the database. */
export async function loadBillingCatalog(db: Db): Promise<BillingCatalog> {
  const [planRows, productRows, discountRows] = await Promise.all([
    db.select().from(plans).orderBy(asc(plans.amount), asc(plans.position)),
    db.select().from(products).orderBy(asc(products.amount)),
    db.select().from(discounts),
  ])
  return { plans: planRows, products: productRows, discounts: discountRows }
}
