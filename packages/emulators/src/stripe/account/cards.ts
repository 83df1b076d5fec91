/** What becomes of a payment with a card: `on_renewal` is well when a person pays and fails when nobody is there. */
type CardBehavior = 'succeeds' | 'declined' | 'confirmation' | 'fails_on_renewal' | 'settles_later'

/** The test cards that the emulator knows, by number, and a bank debit, which settles later. */
export const TEST_CARDS: Readonly<Record<string, CardBehavior>> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declined',
  '4000002500003155': 'confirmation',
  '4000000000000341': 'fails_on_renewal',
  bank_debit: 'settles_later',
}

/** Returns what becomes of payments with a card; a number that is none of the test cards is declined. */
export const behaviorOf = (number: string): CardBehavior => TEST_CARDS[number] ?? 'declined'

/** What became of a payment. One that waits names the intent, for `confirmPayment`. */
export type PaymentOutcome =
  | { result: 'succeeded' }
  | { result: 'declined'; message: string }
  | { result: 'requires_confirmation'; intent: string }
  | { result: 'settles_later'; intent: string }

export const DECLINED = 'Your card was declined.'
