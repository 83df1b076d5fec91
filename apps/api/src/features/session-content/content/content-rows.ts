import type { SessionContentPart, sessionContents } from '@section/db/schema.ts'
import { stableId } from '../../../server/content/stable-id.ts'
import type { ContentEntryContent } from './content-entry-format.ts'
import { later, type NumberedDays } from './numbered-days.ts'

export type ContentRow = typeof sessionContents.$inferInsert & { sessionContentId: string }

/** The session whose page is written. */
export interface PageSession {
  sessionId: string
  /** `course/session`. */
  reference: string
  days: NumberedDays
  /** The days on which a class would be if they were neither public holidays nor in the school's break. */
  classFreeDays: ReadonlySet<string>
}

/** Stands in the place of what is planned for a class that a public holiday or the school's break takes. */
export const NO_CLASS = 'No class on this day.'

/** Returns the id of what a slug of the file names. It does not depend on where the file names it, so that progress survives when it moves. */
export const contentId = ({ reference }: PageSession, slug: string) =>
  stableId('session-content', `${reference}/${slug}`)

/** Returns the row of a part with what it does not say left empty, because rows that are written together have the same columns. */
export function contentRow(
  session: PageSession,
  slug: string,
  more: Omit<ContentRow, 'sessionContentId' | 'sessionId' | 'slug'>,
): ContentRow {
  return {
    sessionContentId: contentId(session, slug),
    sessionId: session.sessionId,
    parentSessionContentId: null,
    slug,
    title: '',
    calendarDate: null,
    enabledAt: null,
    endsAt: null,
    ...more,
  }
}

/** A container and the instant at which it opens; null for at once. */
interface Holder {
  slug: string
  contents: readonly ContentEntryContent[]
  opensAt: Date | null
}

/** Returns the rows of what a container holds. Nothing opens before its container, which holds for its videos as well. */
export function entryRows(
  { slug: container, contents, opensAt }: Holder,
  session: PageSession,
): ContentRow[] {
  return contents.map((entry, position) => {
    const slug = entry.type === 'videos' ? entry.slug : `${container}/${position + 1}`
    return contentRow(session, slug, {
      parentSessionContentId: contentId(session, container),
      enabledAt: later('enabled' in entry ? session.days.at(entry.enabled) : null, opensAt),
      content: partOf(entry, session),
    })
  })
}

function partOf(entry: ContentEntryContent, { days, classFreeDays }: PageSession): SessionContentPart {
  switch (entry.type) {
    case 'rich-text':
      return { type: 'RICH_TEXT', intro: entry.intro, body: entry.body, outro: entry.outro }
    case 'videos':
      return { type: 'VIDEO_GROUP', intro: entry.intro, outro: entry.outro }
    case 'button': {
      const { text, url, startIcon, endIcon } = entry
      return { type: 'CTA_BUTTON', text, url, startIcon, endIcon }
    }
    case 'calendar':
      return {
        type: 'CALENDAR',
        startDate: entry.start === undefined ? undefined : days.dateOf(entry.start),
        days: entry.days.map((text, index) => {
          const date = days.dateOf((entry.start ?? 1) + index)
          return entry.start !== undefined && classFreeDays.has(date ?? '') ? NO_CLASS : text
        }),
      }
  }
}
