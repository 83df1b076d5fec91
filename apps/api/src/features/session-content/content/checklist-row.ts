import type { checklistItems } from '@section/db/schema.ts'
import { contentId, type PageSession } from './content-rows.ts'
import type { ChecklistContent } from './session-content-format.ts'

/** Returns the row of an item of a session's checklist, which is the `sortOrder`-th of its page. */
export function checklistRow(
  item: ChecklistContent,
  session: PageSession,
  sortOrder: number,
): typeof checklistItems.$inferInsert & { sessionContentId: string } {
  const idOf = (slug: string | undefined) => (slug === undefined ? null : contentId(session, slug))
  return {
    sessionContentId: contentId(session, item.slug),
    sessionId: session.sessionId,
    parentSessionContentId: idOf(item.container),
    refSessionContentId: idOf(item.videos ?? item.container),
    subtype: item.subtype,
    title: item.title,
    subtitle: item.subtitle ?? null,
    checklistGroupName: item.group ?? null,
    selfReporting: item.bonus,
    required: item.required && !item.bonus && item.subtype !== 'OPTIONAL_VIDEO_GROUP',
    sortOrder,
  }
}
