import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import { slugOf } from '../../../server/content/find-duplicates.ts'
import type { School } from '../../../server/content/school.ts'

/** Yields the accounts that pay for a plan which the school does not sell. */
export function* checkSubscribers({ demo, billing }: School): Generator<ContentProblem> {
  const plans = new Set(billing?.plans.map(slugOf))
  for (const { email, subscription } of demo?.accounts ?? [])
    if (subscription && !plans.has(subscription.plan))
      yield contentProblem('accounts.yaml', email, `expected a plan ${subscription.plan}`)
}
