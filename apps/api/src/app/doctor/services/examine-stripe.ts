import type Stripe from 'stripe'
import {
  type BillingCatalog,
  isOnSale,
  loadBillingCatalog,
} from '../../../features/billing/billing-catalog-store.ts'
import { createStripeClient } from '../../../features/billing/stripe/stripe-client.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import { EMULATED, type Examined, type Finding, good, unset, wrong } from '../doctor-check.ts'
import { priceFaults } from './stripe-prices.ts'
import { webhookFaults } from './stripe-webhook-endpoint.ts'

/** Finds whether the key is good, whether Stripe has what the school sells, and whether it tells us what happens. */
export async function examineStripe({ config, database }: Examined): Promise<Finding[]> {
  const stripe = await createStripeClient(config)
  if (!config.stripe || !stripe) return [unset('STRIPE_SECRET_KEY is not set, so this school sells nothing')]
  if (config.stripe.emulated) return [EMULATED]
  const refusal = await keyFault(stripe)
  if (refusal !== null) return [wrong(refusal)]
  const mode = /^\w\w_live_/.test(config.stripe.secretKey) ? 'live mode' : 'test mode'
  const catalog = database && (await loadBillingCatalog(database.db).catch(() => null))
  const sold = catalog && onSale(catalog)
  const faults = [
    ...(sold ? await priceFaults(stripe, sold, mode) : []),
    ...(await webhookFaults(stripe, `${publicUrl(config)}/webhooks/stripe`)),
  ]
  if (faults.length > 0) return faults.map(wrong)
  const prices = sold
    ? `${sold.prices.length} prices as in billing.yaml`
    : 'prices not compared without the database'
  const version: unknown = stripe.getApiField('version')
  return [
    good(
      `${mode}, version ${typeof version === 'string' ? version : 'unknown'}, ${prices}, the webhook is registered`,
    ),
  ]
}

function onSale({ plans, products, discounts }: BillingCatalog) {
  return {
    prices: [...plans, ...products].filter(isOnSale).map(({ stripePriceId, stripeProductId, amount }) => ({
      id: stripePriceId,
      product: stripeProductId,
      amount,
    })),
    coupons: discounts.map(({ couponId }) => couponId),
  }
}

/** Returns in words why the key opens nothing; null if it does. */
async function keyFault(stripe: Stripe): Promise<string | null> {
  try {
    await stripe.prices.list({ limit: 1 })
    return null
  } catch (error) {
    const type = error instanceof Error && 'type' in error ? error.type : ''
    if (type === 'StripeAuthenticationError')
      return 'STRIPE_SECRET_KEY: Stripe knows no such key, or it has expired; make a new one.'
    if (type === 'StripePermissionError')
      return 'STRIPE_SECRET_KEY: this restricted key may not read prices; give it the rights that the how-to names.'
    if (type === 'StripeRateLimitError') return 'Stripe answers too many requests at the moment; try again.'
    return 'STRIPE_API_URL: Stripe does not answer with what can be understood; leave the variable out for Stripe’s own server, and let this machine reach it.'
  }
}
