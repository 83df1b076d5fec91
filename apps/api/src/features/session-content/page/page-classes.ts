import type { SessionClass } from '@section/contract/generated/schema-types.ts'
import { areMaterialsOut, materialsOf } from '@section/domain/session-content/classes.ts'
import type { CatalogSession } from '../../catalog/catalog-types.ts'
import type { PageContext } from './container-contents.ts'
import { rowsOf } from './page-parts.ts'
import type { StoredPage } from './page-store.ts'

/**
 * Returns the classes of a session, each with its materials once it has ended; none for a page whose content says nothing of
 * classes. docs/product/session-pages.md#classes
 */
export function classesOf(
  page: StoredPage,
  { meetings }: Pick<CatalogSession, 'meetings'>,
  { now, preview }: PageContext,
): SessionClass[] {
  const rows = new Map(rowsOf(page, 'CLASS').map((row) => [row.content.meetingId, row]))
  if (rows.size === 0) return []
  return meetings.map(({ meetingId, startAt, endAt }) => {
    const row = rows.get(meetingId)
    const { notes = null, notesUrl = null, slidesUrl = null, recordingUrl = null } = row?.content ?? {}
    const held = { notes, notesUrl, slidesUrl, recordingUrl }
    return {
      meetingId,
      title: row?.title ?? UNNAMED,
      startAt,
      endAt,
      materials: materialsOf(held),
      ...(preview || areMaterialsOut({ endAt }, now) ? held : NONE),
    }
  })
}

/**
 * A meeting that the content does not name has no number either: after a class that a holiday took, the number among those that
 * are held is another one than the number in the plan.
 */
const UNNAMED = 'Class'

const NONE = { notes: null, notesUrl: null, slidesUrl: null, recordingUrl: null }
