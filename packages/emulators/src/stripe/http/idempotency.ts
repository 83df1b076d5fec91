import type { StripeAccount } from '../account/stripe-account.ts'
import type { KeptAnswer } from '../account/account-objects.ts'
import { StripeRefusal } from '../account/refusal.ts'

const KEPT_FOR = 24 * 3600

/**
 * Returns the answer that a key got within the last day; undefined for a new one. A key that comes with another request is
 * refused.
 */
export function keptAnswer(account: StripeAccount, key: string, request: string): KeptAnswer | undefined {
  const { keptAnswers } = account.objects
  const oldest = account.time() - KEPT_FOR
  for (const kept of keptAnswers.values()) if (kept.keptAt <= oldest) keptAnswers.delete(kept.id)
  const kept = keptAnswers.get(key)
  if (kept && kept.request !== request)
    throw new StripeRefusal(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  return kept
}
