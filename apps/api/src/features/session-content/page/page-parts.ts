import type {
  Announcement,
  Schedule,
  SessionContainer,
  SessionContentContainer,
} from '@section/contract/generated/schema-types.ts'
import { contentsOf, hasOpened, type PageContext } from './container-contents.ts'
import type { StoredContent, StoredPage } from './page-store.ts'

type RowOf<Type extends StoredContent['content']['type']> = StoredContent & {
  content: Extract<StoredContent['content'], { type: Type }>
}

/** Returns the rows of one type, in order. */
export function rowsOf<Type extends StoredContent['content']['type']>(
  page: StoredPage,
  type: Type,
): RowOf<Type>[] {
  return page.contents.filter((row): row is RowOf<Type> => row.content.type === type)
}

/** Returns the announcements that are shown now; previews show those of all times. */
export function announcementsOf(page: StoredPage, pageContext: PageContext): Announcement[] {
  return rowsOf(page, 'ANNOUNCEMENT')
    .filter((row) => hasOpened(row, pageContext) && (pageContext.preview || !hasPassed(row, pageContext)))
    .map(({ sessionContentId, content: { text, style, image, link } }) => ({
      sessionContentId,
      announcement: text,
      imageUrl: image ?? null,
      stylePreset: style,
      internalLinkUrl: link?.startsWith('/') ? link : null,
      externalLinkUrl: link === undefined || link.startsWith('/') ? null : link,
    }))
}

const hasPassed = ({ endsAt }: StoredContent, { now }: PageContext) =>
  endsAt !== null && endsAt.getTime() <= now

/** Returns the containers of tasks without their contents, which the page requests when it opens a container. */
export function containersOf(page: StoredPage, pageContext: PageContext): SessionContentContainer[] {
  return rowsOf(page, 'CONTAINER').map((row) => ({
    sessionContentId: row.sessionContentId,
    slug: row.slug,
    title: row.title,
    calendarDate: row.calendarDate,
    containsActiveContent: page.held.has(row.sessionContentId) && hasOpened(row, pageContext),
    opensAt: hasOpened(row, pageContext) ? null : row.enabledAt,
    expandedPlaceholder: row.content.placeholder ?? null,
    parentSessionContentId: row.parentSessionContentId,
  }))
}

/** Returns the containers that stand beside the tasks: the welcome, the resources and the project. */
export function sideContainersOf(page: StoredPage, pageContext: PageContext): SessionContainer[] {
  const withContents = (row: RowOf<'WELCOME' | 'RESOURCES'>): SessionContainer => ({
    sessionContentId: row.sessionContentId,
    type: row.content.type,
    title: row.title,
    contents: contentsOf(row.sessionContentId, page, pageContext),
  })
  return page.contents.flatMap((row) => {
    const { content } = row
    if (content.type === 'WELCOME' || content.type === 'RESOURCES') return [withContents({ ...row, content })]
    return content.type === 'PROJECT_SUBMISSION' ? [projectOf({ ...row, content })] : []
  })
}

/** The project's button has no address here: `getProject` answers the product's own form or the member's outside one. */
function projectOf({ sessionContentId, title, content }: RowOf<'PROJECT_SUBMISSION'>): SessionContainer {
  const text = { __typename: 'RichTextContent' as const, sessionContentId, intro: null, outro: null }
  const contents = content.text === undefined ? [] : [{ ...text, body: content.text }]
  return { sessionContentId, type: 'PROJECT_SUBMISSION', title, contents }
}

/** Returns the calendars of the session. */
export function schedulesOf(page: StoredPage): Schedule[] {
  return rowsOf(page, 'SCHEDULE').map(({ sessionContentId, title, content }) => ({
    sessionContentId,
    title,
    externalCalendarUrl: content.calendar ?? null,
    calendarStartDate: content.startDate,
    calendarEndDate: content.endDate,
    scheduleDays: content.days.map(({ dayNumber, ctaText, body, checklistSessionContentId }) => ({
      dayNumber,
      ctaText: ctaText ?? null,
      body: body ?? null,
      checklistSessionContentId: checklistSessionContentId ?? null,
    })),
  }))
}
