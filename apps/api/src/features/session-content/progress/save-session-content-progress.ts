import type {
  MutationSaveSessionContentProgressArgs,
  ProgressStatus,
  SaveSessionContentProgressResult,
} from '@section/contract/generated/schema-types.ts'
import { attendedItems } from '@section/domain/session-content/progress/attendance.ts'
import { changedAt } from '@section/domain/time/offline-change.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { isUuid } from '../../../server/graphql/uuid.ts'
import { findOpenPage, type ViewedPage } from '../page/session-page.ts'
import { findItemSession } from '../page/page-store.ts'
import type { StoredItem } from '../page/page-store.ts'
import { completeItems, writeTick } from './checklist-store.ts'
import { changeChecklist, findChecklist, type SessionChecklist } from './complete-session.ts'

type Context = UseCaseContext<
  'cacheInvalidation' | 'catalog' | 'config' | 'database' | 'flags' | 'sessionContents'
>

const refused = refusedResult<SaveSessionContentProgressResult>({
  sessionContentId: null,
  status: null,
  courseBadgeId: null,
})

/** The result for an item that does not exist, or whose session's page the viewer may not open. */
export const NO_SUCH_ITEM = refused('NOT_FOUND')

/**
 * Ticks or unticks a bonus item, or reports that the viewer has opened the link to a class that is running. Of several
 * ticks of an item the one made last counts, in whatever order they arrive. What the server decides itself, such as a
 * project, cannot be saved. Errors: NOT_FOUND, PREVIEW_ONLY, NOT_SELF_REPORTED, NOT_RUNNING.
 * docs/product/checklists.md#what-completes-an-item
 */
export async function saveSessionContentProgress(
  context: Context,
  args: MutationSaveSessionContentProgressArgs,
): Promise<SaveSessionContentProgressResult> {
  const sessionContentId = args.sessionContentId.toLowerCase()
  const found = await findItem(context, sessionContentId)
  if (!found) return NO_SUCH_ITEM
  if (found.access === 'PREVIEW') return refused('PREVIEW_ONLY')
  if (args.type === 'BONUS_CONTENT') return saveTick(context, found, args)
  if (args.type === 'SESSION_CONSUMED' && args.status === 'COMPLETED') return saveAttendance(context, found)
  return refused('NOT_SELF_REPORTED')
}

interface FoundItem {
  access: ViewedPage['access']
  checklist: SessionChecklist
  /** Null for the id of the session itself. */
  item: StoredItem | null
  sessionContentId: string
}

async function findItem(context: Context, sessionContentId: string): Promise<FoundItem | null> {
  const { catalog, database } = context.services
  const isSession = (await catalog.current()).sessionsById.has(sessionContentId)
  if (!isSession && !isUuid(sessionContentId)) return null
  const sessionId = isSession ? sessionContentId : await findItemSession(database.db, sessionContentId)
  const session = sessionId === undefined ? null : await findOpenPage(context, sessionId)
  if (!session) return null
  const checklist = await findChecklist(context.services, session.session.sessionId)
  if (!checklist) return null
  const items = checklist.page.checklist
  const item = items.find((row) => row.sessionContentId === sessionContentId) ?? null
  return isSession || item ? { access: session.access, checklist, item, sessionContentId } : null
}

async function saveTick(
  { services, viewer: { userId }, now }: Context,
  { checklist, item }: FoundItem,
  { status, madeMsAgo, sentAt }: MutationSaveSessionContentProgressArgs,
): Promise<SaveSessionContentProgressResult> {
  if (!item?.selfReporting) return refused('NOT_SELF_REPORTED')
  const { sessionContentId } = item
  const madeAt = new Date(changedAt({ msAgo: madeMsAgo, sentAt }, now))
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    const mark = { userId, sessionContentId, type: 'BONUS_CONTENT' as const, status, madeAt }
    const { changed, badgeId } = await changeChecklist({ tx, invalidate, userId, now }, checklist, () =>
      writeTick(tx, mark, new Date(now)),
    )
    return saved(sessionContentId, changed, badgeId)
  })
}

async function saveAttendance(
  { services, viewer: { userId }, now }: Context,
  { checklist, item, sessionContentId }: FoundItem,
): Promise<SaveSessionContentProgressResult> {
  if (item && item.subtype !== 'ZOOM_ATTENDANCE') return refused('NOT_SELF_REPORTED')
  const { page, session } = checklist
  const { timeZone } = await services.catalog.current()
  const containers = new Map(page.contents.map((row) => [row.sessionContentId, row.calendarDate]))
  const items = (item ? [item] : page.checklist)
    .filter(({ subtype }) => subtype === 'ZOOM_ATTENDANCE')
    .map((row) => ({ ...row, calendarDate: containers.get(row.parentSessionContentId ?? '') ?? null }))
  const attended = attendedItems(items, session, { now, timeZone })
  if (attended.length === 0)
    return items.length === 0 ? saved(sessionContentId, null, null) : refused('NOT_RUNNING')
  const at = new Date(now)
  const marks = attended.map((row) => ({
    userId,
    sessionContentId: row.sessionContentId,
    type: 'SESSION_CONSUMED' as const,
    status: 'COMPLETED' as const,
    madeAt: at,
  }))
  return services.cacheInvalidation.transaction(async (tx, invalidate) => {
    const { badgeId } = await changeChecklist({ tx, invalidate, userId, now }, checklist, () =>
      completeItems(tx, marks, at),
    )
    return saved(sessionContentId, 'COMPLETED', badgeId)
  })
}

function saved(
  sessionContentId: string,
  status: ProgressStatus | null,
  courseBadgeId: string | null,
): SaveSessionContentProgressResult {
  return { sessionContentId, status, courseBadgeId, error: null }
}
