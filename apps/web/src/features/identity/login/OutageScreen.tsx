import type { AppConfig } from '../../../lib/config.ts'
import { SignedOutPage } from '../SignedOutPage.tsx'

/** What stands in the place of a form while nobody can log in. Specification 1, section 2.3. */
export function OutageScreen({ outage }: { outage: NonNullable<AppConfig['outage']> }) {
  return <SignedOutPage title={outage.headline} lead={outage.description} />
}
