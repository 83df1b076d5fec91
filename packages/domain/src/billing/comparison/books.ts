import type { AccountStatus, Area } from '../../access/area.ts'
import type { SubscriptionTerms } from '../subscription-access.ts'

/** A subscription, as Stripe has it or as it is stored. Instants are epoch ms. */
export interface ComparedSubscription extends SubscriptionTerms {
  readonly subscriptionId: string
  readonly stripePriceId: string
  readonly couponId: string | null
}

export interface SubscriptionAtStripe extends ComparedSubscription {
  readonly stripeProductId: string
  readonly stripeCustomerId: string
}

export interface StoredSubscription extends ComparedSubscription {
  readonly userId: string
}

/** Something that was bought once, by the id of its checkout at Stripe. */
export interface ComparedPurchase {
  readonly purchaseId: string
  readonly paymentIntentId: string | null
}

export interface PurchaseAtStripe extends ComparedPurchase {
  /** Null for a checkout of nobody whom Stripe knows. */
  readonly stripeCustomerId: string | null
  /** The products at Stripe that were bought. */
  readonly boughtProducts: readonly string[]
}

export interface StoredPurchase extends ComparedPurchase {
  readonly userId: string
  readonly refunded: boolean
}

/** The answers of Stripe to all that it was asked about. */
export interface BooksAtStripe {
  readonly subscriptions: readonly SubscriptionAtStripe[]
  /** The purchases of late that were paid. */
  readonly purchases: readonly PurchaseAtStripe[]
  /** The payment intents of all payments, old ones too, that were returned in full of late. */
  readonly returned: ReadonlySet<string>
}

/** An entitlement that a subscription pays for. */
export interface SubscriptionEntitlement {
  readonly subscriptionId: string
  readonly userId: string
  readonly area: Area
  readonly endsAt: number | null
}

/** A member who pays, or who is stored as one. */
export interface ComparedMember {
  readonly userId: string
  readonly stripeCustomerId: string | null
  readonly status: AccountStatus
  readonly manageBilling: boolean
}

/** All that the school has stored of all members who pay. */
export interface Books {
  readonly members: readonly ComparedMember[]
  readonly subscriptions: readonly StoredSubscription[]
  readonly entitlements: readonly SubscriptionEntitlement[]
  readonly purchases: readonly StoredPurchase[]
  /** The areas of the plans, retired or not, by the product at Stripe. */
  readonly areas: ReadonlyMap<string, Area>
  /** The products at Stripe of what is bought once, retired or not. */
  readonly products: ReadonlySet<string>
}

export type DifferenceKind =
  | 'unknown to us'
  | 'unknown to Stripe'
  | 'status'
  | 'period'
  | 'price'
  | 'cancel'
  | 'discount'
  | 'refund'
  | 'entitlement missing'
  | 'entitlement left over'
  | 'entitlement'
  | 'two live subscriptions'
  | 'price without a plan'
  | 'member without customer'
  | 'member status'
  | 'purchase unknown to us'
  | 'purchase refund'

/** A difference, and what reading the member again would do about it. */
export interface Difference {
  readonly kind: DifferenceKind
  readonly userId: string | null
  /** The id of the subscription or the purchase; null for what only the member has. */
  readonly boughtId: string | null
  readonly what: string
  readonly would: string
}

/** The moment of a comparison, and the days of grace then. */
export interface ComparedAt {
  readonly graceDays: number
  /** Epoch ms. */
  readonly now: number
}

/** The text that is said where a reading would mend nothing. */
export const BY_HAND = 'would change nothing; look at it at Stripe'

/** Writes an instant (epoch ms) in UTC. */
export const writeInstant = (instant: number): string => new Date(instant).toISOString().replace('.000', '')
