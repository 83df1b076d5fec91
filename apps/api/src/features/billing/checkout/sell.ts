import type { ErrorCode } from '@section/contract/error-codes.ts'
import type { CheckoutResult } from '@section/contract/generated/schema-types.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { askStripe, type StripeFailure } from '../stripe/ask-stripe.ts'
import { beginCheckout } from './begin-checkout.ts'
import type { StoredBuyer } from './buyers-store.ts'
import type { Order } from './order.ts'
import { settleLeftovers } from './settle-leftovers.ts'

/** Refuses a checkout with one of the contract's codes. */
export const checkoutRefusal = refusedResult<CheckoutResult>({ url: null })

const CODES: Record<StripeFailure, ErrorCode> = {
  refused: 'CHECKOUT_FAILED',
  unavailable: 'CHECKOUT_UNAVAILABLE',
}

/** An order that the buyer may place, or the code of the reason why they may not. */
export type Decided = { order: Order } | { code: ErrorCode }

/**
 * Begins the checkout of what `decide` sells to a buyer. Who may not buy is told so without asking Stripe. A plan is decided
 * upon once more after what was left of an older subscription has been settled.
 */
export async function sell(
  { services, now }: MemberContext,
  buyer: StoredBuyer,
  decide: (buyer: StoredBuyer) => Decided,
): Promise<CheckoutResult> {
  const decided = decide(buyer)
  if ('code' in decided) return checkoutRefusal(decided.code)
  const asked = await askStripe(services, 'begin a checkout', async (stripe) => {
    if (decided.order.terms.mode === 'payment')
      return beginCheckout(services, stripe, { buyer, order: decided.order, now })
    const settled = await settleLeftovers(services, stripe, buyer, now)
    const final = decide(settled)
    return 'code' in final ? final : beginCheckout(services, stripe, { buyer: settled, ...final, now })
  })
  if ('failure' in asked) return checkoutRefusal(CODES[asked.failure])
  const { answer } = asked
  return 'url' in answer ? { url: answer.url, error: null } : checkoutRefusal(answer.code)
}
