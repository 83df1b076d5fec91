import { compareWithStripe } from '../../features/billing/comparison/compare-with-stripe.ts'
import { loadEmails } from '../../features/billing/comparison/books-store.ts'
import { failureOf, UnusableAnswer } from '../../features/billing/stripe/ask-stripe.ts'
import { syncMember } from '../../features/billing/sync/sync-customer.ts'
import type { Services } from '../../server/services.ts'
import { OperatorError } from './operator-error.ts'
import { requireMember } from './suspend-member.ts'

const NOTHING_SOLD = 'This school sells nothing: STRIPE_SECRET_KEY is not set.'

/**
 * Compares the books with Stripe and returns a line for each difference: what differs, and what `billing:sync` would do about
 * it. Changes nothing. Errors: OperatorError. docs/product/billing.md#comparison
 */
export async function tellDifferences(services: Services): Promise<string> {
  const compared = await asking(() => compareWithStripe(services, services.clock()))
  if (!compared) throw new OperatorError(NOTHING_SOLD)
  const { differences, subscriptions, purchases } = compared
  const read = `${subscriptions} subscriptions and ${purchases} purchases of the last five weeks`
  if (differences.length === 0) return `The books are equal to Stripe, in ${read}.`
  const emails = await loadEmails(
    services.database.db,
    differences.flatMap(({ userId }) => userId ?? []),
  )
  const lines = differences.map(({ kind, userId, boughtId, what, would }) => {
    const who = (userId && emails.get(userId)) ?? 'no member'
    return `${[kind, who, boughtId ?? '', what].filter(Boolean).join('  ')}. billing:sync ${would}.`
  })
  return [...lines, `${differences.length} differences in ${read}.`].join('\n')
}

/** Reads the member of an address from Stripe and applies it. Returns a message. Errors: OperatorError. */
export async function syncBilling(services: Services, address: string): Promise<string> {
  if (!services.stripe) throw new OperatorError(NOTHING_SOLD)
  const { userId, email } = await requireMember(services.database.db, address)
  if (!(await asking(() => syncMember(services, userId))))
    throw new OperatorError(`${email} has no customer at Stripe.`)
  return `${email} is as Stripe says.`
}

/** Returns an answer of Stripe. Errors: OperatorError when there is none that can be used, with what became of the command. */
export async function asking<Answer>(
  ask: () => Promise<Answer>,
  outcome = 'Nothing was changed.',
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof UnusableAnswer) throw new OperatorError(error.message)
    const failure = failureOf(error)
    if (!failure) throw error
    throw new OperatorError(
      `${failure === 'refused' ? 'Stripe refuses what was asked.' : 'Stripe does not answer.'} ${outcome}`,
    )
  }
}
