import { showToast } from '@section/ui/toast/show-toast.ts'
import { refetchBadges } from '../../../lib/earned-badge.ts'
import { changeFailure } from '../../../lib/graphql/failures.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { ValueRefused } from '../../../lib/outbox/outbox-kind.ts'
import { Outbox } from '../../../lib/outbox/outbox.ts'
import type { ChecklistItem, SessionPageData } from '../session-page-query.ts'
import { type SavedProgress, saveProgress } from './save-progress.ts'

type Status = ChecklistItem['completionStatus']

/** The ticks of the signed-in member that the server does not have yet. */
export const tickOutbox = new Outbox<Status, SavedProgress>({
  name: 'unsent-ticks',
  send: (sessionContentId, status, { ageMs }) =>
    saveProgress({ sessionContentId, type: 'BONUS_CONTENT', status, madeMsAgo: ageMs }),
  saved(sessionContentId, { stored, earnedBadge }) {
    // Another device may have ticked the item later.
    if (stored) applyStatus(sessionContentId, stored)
    if (earnedBadge) refetchBadges()
  },
  refused(_key, error) {
    const message = error instanceof ValueRefused ? error.message : changeFailure(error)
    showToast({ tone: 'error', message })
  },
})

const PAGES = { queryKey: ['session-content'] } as const

/** Writes the status that the server has stored into the pages that show the item. */
function applyStatus(sessionContentId: string, completionStatus: Status): void {
  queryClient.setQueriesData<SessionPageData | null>(PAGES, (page) => {
    if (!page || !('content' in page) || !page.content) return page
    const checklist = page.content.checklist.map((item) =>
      item.sessionContentId === sessionContentId ? withStatus(item, completionStatus) : item,
    )
    return { ...page, content: { ...page.content, checklist } }
  })
  // A page that was requested before the item was saved would restore its earlier status, so it is requested again.
  if (queryClient.isFetching(PAGES) > 0) void queryClient.invalidateQueries(PAGES)
}

/** Returns a bonus item that is ticked or not. */
export const withStatus = (item: ChecklistItem, completionStatus: Status): ChecklistItem => ({
  ...item,
  completionStatus,
  progress: Number(completionStatus === 'COMPLETED'),
})

/** Ticks or unticks a bonus item in all views of it at once, and sends it, now or when the server can be reached. */
export function tick(sessionContentId: string, status: Status): void {
  tickOutbox.put(sessionContentId, status)
}
