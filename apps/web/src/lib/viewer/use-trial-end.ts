import { trialEndText } from '@section/domain/billing/trial-end.ts'
import { localZone, useServerNow } from '../now.ts'
import { useSignedIn } from './viewer.ts'

/** Returns 'Your trial ends Mon, Nov 30' for a member whose trial runs; null for everybody else. docs/product/membership.md#trials */
export function useTrialEnd(): string | null {
  const { viewer } = useSignedIn()
  return trialEndText(viewer, useServerNow(), localZone())
}
