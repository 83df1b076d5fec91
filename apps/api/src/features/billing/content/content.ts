import type { FeatureContent } from '../../../server/content/feature-content.ts'
import { writeBillingCatalog } from './billing-catalog-content-store.ts'
import { type BillingContent, BillingFile } from './billing-format.ts'
import { checkBilling } from './check-billing.ts'
import { checkSubscribers } from './check-subscribers.ts'
import { writeSubscribers } from './people-content-store.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    /** The plans, products and discounts of the school; null for one that sells nothing. */
    billing: BillingContent | null
  }
}

/** `billing.yaml`, and the plans for which the accounts of a demo pay. */
export const billingContent = {
  async read(files) {
    const billing = await files.read('billing.yaml', BillingFile, { optional: true })
    return { billing: billing ?? null }
  },
  *check(school) {
    yield* checkBilling(school)
    yield* checkSubscribers(school)
  },
  writeOffer: (tx, { billing }, context) => writeBillingCatalog(tx, billing, context),
  writePeople: (tx, _school, context, { people }) => writeSubscribers(tx, people, context),
  counted: {
    plans: { table: 'plans', key: 'plan_id' },
    products: { table: 'products', key: 'product_id' },
  },
} satisfies FeatureContent
