import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { accountBillingQuery } from './account-billing-query.ts'
import { CancelMembership } from './CancelMembership.tsx'
import { MembershipCard } from './MembershipCard.tsx'
import { Receipts } from './Receipts.tsx'
import { UpdateBilling } from './UpdateBilling.tsx'

/**
 * Loads what the sections show, so that they do not move what a link to a later section has scrolled to. When it fails, the
 * page is shown without it.
 */
export const loadBillingSections = (queryClient: QueryClient): Promise<void> =>
  queryClient.prefetchQuery(accountBillingQuery)

/**
 * The part of the account settings about the membership: how it is paid, the ways to change and to cancel it, and the
 * receipts. docs/product/account-settings.md#your-membership
 */
export function BillingSections() {
  const { member } = useSignedIn()
  const query = useQuery(accountBillingQuery)
  const { data } = query
  const isChangeable = data && member.manageBilling && !data.checkIfStripeScheduledSubscription
  return (
    <>
      <Section id="membership" title="Your membership">
        <Card>
          <LoadedPart
            query={query}
            loading="Loading your membership"
            problem="Your membership didn’t load."
            skeleton={<Skeleton height={132} shape="block" />}
          >
            {(account) => <MembershipCard account={account} />}
          </LoadedPart>
        </Card>
      </Section>
      {isChangeable && <UpdateBilling />}
      {isChangeable && <CancelMembership account={data} />}
      {data && (data.getMembershipBilling || data.listReceipts.length > 0) && (
        <Receipts receipts={data.listReceipts} />
      )}
    </>
  )
}
