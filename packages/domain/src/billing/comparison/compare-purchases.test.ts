import { expect, test } from 'vitest'
import type { PurchaseAtStripe, StoredPurchase } from './books.ts'
import { purchaseDifferences } from './compare-purchases.ts'

const SOLD = 'prod_crash_course'
const OWNERS = new Map([['cus_nia', 'nia']])

const theirs = (more: Partial<PurchaseAtStripe> = {}): PurchaseAtStripe => ({
  purchaseId: 'cs_1',
  stripeCustomerId: 'cus_nia',
  boughtProducts: [SOLD],
  paymentIntentId: 'pi_1',
  ...more,
})
const ours = (more: Partial<StoredPurchase> = {}): StoredPurchase => ({
  purchaseId: 'cs_1',
  userId: 'nia',
  paymentIntentId: 'pi_1',
  refunded: false,
  ...more,
})

/** Compares, and returns the kind of each difference, whose it is, and what is said of it. */
function compare(atStripe: PurchaseAtStripe[], stored: StoredPurchase[], returned: string[] = []) {
  const books = { purchases: stored, products: new Set([SOLD]) }
  const found = purchaseDifferences({ purchases: atStripe, returned: new Set(returned) }, books, OWNERS)
  expect(found.every(({ boughtId }) => boughtId === 'cs_1')).toBe(true)
  return found.map(({ kind, userId, what, would }) => `${kind} of ${userId}: ${what}, ${would}`)
}

test('A purchase that is stored as Stripe has it is no difference, returned or not', () => {
  expect(compare([theirs()], [ours()])).toEqual([])
  expect(compare([theirs()], [ours({ refunded: true })], ['pi_1'])).toEqual([])
  expect(compare([theirs({ paymentIntentId: null })], [ours({ paymentIntentId: null })])).toEqual([])
})

test('A purchase that is not stored is unknown to us, with what a reading would do', () => {
  expect(compare([theirs()], [])).toEqual([
    'purchase unknown to us of nia: it is paid at Stripe, would store it',
  ])
  expect(compare([theirs()], [], ['pi_1'])).toEqual([
    'purchase unknown to us of nia: it was paid and returned at Stripe, would store it',
  ])
})

test.each([
  ['cus_of_nobody', 'no member has its customer cus_of_nobody, and it is paid'],
  [null, 'it is paid and has no customer'],
])(
  'A purchase of the customer %s, whom no member has, is to be looked at until it is returned',
  (customer, what) => {
    const strange = theirs({ stripeCustomerId: customer })
    expect(compare([strange], [])).toEqual([
      `purchase unknown to us of null: ${what}, would change nothing; look at it at Stripe`,
    ])
    expect(compare([strange], [], ['pi_1'])).toEqual([])
  },
)

test('A purchase of what the school does not sell is no difference, whoever bought it', () => {
  const boughtProducts = ['prod_of_another_shop']
  expect(compare([theirs({ boughtProducts })], [])).toEqual([])
  expect(compare([theirs({ boughtProducts, stripeCustomerId: null })], [])).toEqual([])
})

test('A purchase that was returned at Stripe and not here is found, however old it is', () => {
  const told = [
    'purchase refund of nia: not returned here, returned in full at Stripe, would write: returned in full',
  ]
  expect(compare([theirs()], [ours()], ['pi_1'])).toEqual(told)
  expect(compare([], [ours()], ['pi_1'])).toEqual(told)
})

test('A purchase that is stored as returned counts as that once it is not listed any more, and not before', () => {
  expect(compare([], [ours({ refunded: true })])).toEqual([])
  expect(compare([theirs()], [ours({ refunded: true })])).toEqual([
    'purchase refund of nia: returned in full here, not returned at Stripe, would write: not returned',
  ])
})
