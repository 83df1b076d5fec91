import { onSettledMember } from '../lib/viewer/settled-member.ts'

interface Router {
  invalidate: () => Promise<unknown>
}

/**
 * Follows the changes of the membership of each member whose data this page shows; a page that was opened this recently shows the
 * present membership. docs/product/membership.md#open-tabs
 */
export function followMembershipLater(router: Router): () => void {
  return onSettledMember(async () => {
    const { followMembership } = await import('../lib/viewer/membership-changes.ts')
    return (userId) => followMembership(userId, router)
  })
}
