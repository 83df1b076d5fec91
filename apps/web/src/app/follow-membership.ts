import { afterFirstPaint } from '../lib/tracking/after-first-paint.ts'
import { onPageMember } from '../lib/viewer/page-member.ts'

/** What the first screen loads comes first. A page that was opened this recently shows the present membership. */
const SETTLED_MS = 3000

interface Router {
  invalidate: () => Promise<unknown>
}

/**
 * Follows the changes of the membership of each member whose data this page shows, some seconds after the first paint. The file is
 * loaded then, and a page that cannot load it stays as it is. docs/product/membership.md#open-tabs
 */
export function followMembershipLater(router: Router): () => void {
  const follow = afterFirstPaint<string>(async () => {
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
    const { followMembership } = await import('../lib/viewer/membership-changes.ts')
    return (userId) => followMembership(userId, router)
  })
  return onPageMember(follow)
}
