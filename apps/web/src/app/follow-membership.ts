import type { QueryClient } from '@tanstack/react-query'
import { afterFirstPaint } from '../lib/tracking/after-first-paint.ts'
import { readCookie } from '../lib/sign-in/sign-in-cookies.ts'
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
export function followMembershipLater(queryClient: QueryClient, router: Router): () => void {
  const follow = afterFirstPaint<string>(async () => {
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
    const { followMembership } = await import('../lib/viewer/membership-changes.ts')
    return (userId) => {
      // The member may have signed out meanwhile.
      if (readCookie('user_id') !== userId) return
      followMembership(userId, { queryClient, openAgain: () => router.invalidate() })
    }
  })
  return onPageMember(follow)
}
