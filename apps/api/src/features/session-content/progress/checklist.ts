import type { ChecklistItem } from '@section/contract/generated/schema-types.ts'
import {
  type ItemProgress,
  itemProgress,
} from '@section/domain/session-content/progress/checklist-progress.ts'
import type { Db } from '@section/db/connection.ts'
import type { UseCaseContext } from '../../../server/graphql/operation.ts'
import type { CatalogSnapshot } from '../../catalog/catalog-types.ts'
import { type Credit, readCreditsOf } from '../../video/progress/watched-store.ts'
import type { StoredItem, StoredPage } from '../page/page-store.ts'
import { readDoneItems } from './checklist-store.ts'

/** Returns the checklist of a session with the viewer's progress, which takes two statements. */
export async function checklistOf(
  { services, viewer }: UseCaseContext<'catalog' | 'database'>,
  page: StoredPage,
): Promise<ChecklistItem[]> {
  const snapshot = await services.catalog.current()
  return readProgress(services.database.db, { page, snapshot, userId: viewer.userId })
}

interface ProgressOf {
  page: StoredPage
  snapshot: Pick<CatalogSnapshot, 'videos'>
  userId: string
}

/** Returns the items of a checklist with a member's progress. */
export async function readProgress(
  db: Db,
  { page, snapshot, userId }: ProgressOf,
): Promise<(StoredItem & ItemProgress)[]> {
  const { checklist } = page
  const ids = checklist.map((item) => item.sessionContentId)
  const [done, credits] = await Promise.all([
    readDoneItems(db, userId, ids),
    readCreditsOf(db, userId, [...page.groupVideos.values()].flat()),
  ])
  return checklist.map((item) => {
    const videoIds = page.groupVideos.get(item.refSessionContentId ?? '') ?? []
    const videos = videoIds.map((videoId) => ({
      ...(credits.get(videoId) ?? NOT_WATCHED),
      duration: snapshot.videos.get(videoId)?.duration ?? 0,
    }))
    return { ...item, ...itemProgress(item.subtype, { videos, isDone: done.has(item.sessionContentId) }) }
  })
}

const NOT_WATCHED: Credit = { creditedSeconds: 0, completed: false }
