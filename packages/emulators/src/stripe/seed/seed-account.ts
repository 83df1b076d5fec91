import type { AccountSnapshot } from '../account/account-objects.ts'
import { StripeAccount } from '../account/stripe-account.ts'
import { addCoupon, addPromotionCode } from '../objects/coupon.ts'
import { addPortalConfiguration } from '../objects/portal.ts'
import { addPrice } from '../objects/price.ts'
import { addProduct } from '../objects/product.ts'
import type { AccountSeed } from './account-seed.ts'
import { replayCustomer } from './replay-customer.ts'

/**
 * Lets everything that a seed tells happen again in an empty account, at the moments at which it happened, so that invoices,
 * charges and periods fit together. The events of that time were told long ago and are not told again.
 */
export function seedAccount(account: StripeAccount, seed: AccountSeed): void {
  const clock = { now: account.time() }
  const past = new StripeAccount({ now: () => clock.now * 1000, pagesUrl: () => account.pageUrl('') })
  const names = new Map<string, string>()
  addOffer(past, seed)
  for (const customer of seed.customers) replayCustomer({ account: past, clock, names }, customer)
  clock.now = account.time()
  past.runDue()
  account.restore({ ...renamed(past.snapshot(), names), events: [] })
}

function addOffer(account: StripeAccount, { prices, coupons, portalConfigurations }: AccountSeed): void {
  for (const { id, product, name, amount, currency, yearly } of prices) {
    addProduct(account, { id: product, name })
    addPrice(account, {
      id,
      product,
      currency,
      unit_amount: amount,
      ...(yearly && { recurring: { interval: 'year' as const } }),
    })
  }
  for (const { id, amountOff, currency, code } of coupons) {
    addCoupon(account, { id, currency, amount_off: amountOff, duration: 'once' })
    if (code) addPromotionCode(account, { ...code, coupon: id })
  }
  for (const { id, cancels } of portalConfigurations) addPortalConfiguration(account, { id, cancels })
}

/** Returns a snapshot with other ids for some objects, wherever they are named. */
function renamed(snapshot: AccountSnapshot, names: ReadonlyMap<string, string>): AccountSnapshot {
  let text = JSON.stringify(snapshot)
  for (const [from, to] of names) text = text.replaceAll(from, to)
  return JSON.parse(text) as AccountSnapshot
}
