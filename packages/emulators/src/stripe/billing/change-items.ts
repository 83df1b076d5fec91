import type { AccountBooks } from '../account/account-books.ts'
import { invalid } from '../account/refusal.ts'
import { type Price, planOf } from '../objects/price.ts'
import { currentPeriod, type Subscription, type SubscriptionItem } from '../objects/subscription.ts'

/** An item as it shall be. Without an id, a single item is meant. */
export interface ItemWish {
  id?: string | undefined
  price?: string | undefined
  quantity?: number | undefined
}

/**
 * Changes the prices of a subscription's items, within the same interval. For the rest of the period the next invoice gives back
 * the old price and takes the new one, by the second, unless it is a trial or nothing shall be prorated.
 */
export function changeItems(
  books: AccountBooks,
  subscription: Subscription,
  wishes: readonly ItemWish[],
  { at, prorates }: { at: number; prorates: boolean },
): void {
  for (const wish of wishes) {
    const item = itemOf(subscription, wish)
    const price = wish.price === undefined ? item.price : books.need('prices', wish.price, 'items[0][price]')
    const quantity = wish.quantity ?? item.quantity ?? 1
    if (price.id === item.price.id && quantity === item.quantity) continue
    refuseOtherRhythm(item.price, price)
    if (prorates && subscription.status !== 'trialing') {
      prorate(books, subscription, item, { price: item.price, quantity: item.quantity ?? 1, at, sign: -1 })
      prorate(books, subscription, item, { price, quantity, at, sign: 1 })
    }
    Object.assign(item, { plan: planOf(price), price, quantity } satisfies Partial<SubscriptionItem>)
  }
}

function itemOf({ id, items }: Subscription, wish: ItemWish): SubscriptionItem {
  const [only] = items.data
  const item = wish.id === undefined ? only : items.data.find((candidate) => candidate.id === wish.id)
  if (!item || (wish.id === undefined && wish.price !== undefined && items.data.length > 1))
    throw invalid(`The subscription ${id} has no item ${wish.id ?? ''}.`, { param: 'items[0][id]' })
  return item
}

/** Refuses a price that is not paid in the same currency and as often. */
export function refuseOtherRhythm(before: Price, after: Price): void {
  const rhythm = after.recurring
  if (!rhythm)
    throw invalid('Only recurring prices can be part of a subscription.', { param: 'items[0][price]' })
  if (after.currency !== before.currency)
    throw invalid(
      `The price specified only supports \`${after.currency}\`. This doesn't match the expected currency: \`${before.currency}\`.`,
      { param: 'items[0][price]' },
    )
  if (
    rhythm.interval !== before.recurring?.interval ||
    rhythm.interval_count !== before.recurring.interval_count
  )
    throw invalid('The emulator changes prices only within the same interval.', { param: 'items[0][price]' })
}

function prorate(
  books: AccountBooks,
  subscription: Subscription,
  item: SubscriptionItem,
  { at, price, quantity, sign }: { at: number; price: Price; quantity: number; sign: 1 | -1 },
): void {
  const { end, start } = currentPeriod(subscription)
  const share = end > start ? (end - at) / (end - start) : 0
  const name = books.objects.products.get(price.product)?.name ?? price.product
  const id = books.newId('ii')
  books.objects.prorations.set(id, {
    id,
    subscription: subscription.id,
    item: item.id,
    price: price.id,
    quantity,
    amount: sign * Math.round((price.unit_amount ?? 0) * quantity * share),
    description: sign < 0 ? `Unused time on ${name}` : `Remaining time on ${name}`,
    period: { start: at, end },
  })
}
