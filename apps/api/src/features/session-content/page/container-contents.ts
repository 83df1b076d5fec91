import type {
  CalendarContent,
  ContainerContent,
  CtaButtonContent,
  RichTextContent,
  VideoGroupContent,
} from '@section/contract/generated/schema-types.ts'
import { isOpenAt } from '@section/domain/session-content/opening.ts'
import type { CatalogVideo } from '../../catalog/catalog-types.ts'
import type { StoredContent, StoredPage } from './page-store.ts'

/** How a page is shown to a viewer. */
export interface PageContext {
  /** The time of the request, in epoch ms. */
  now: number
  /** True if everything is shown as if it had opened. */
  preview: boolean
  /** True for a limited member, whose buttons are locks. */
  locksButtons: boolean
  videos: ReadonlyMap<string, CatalogVideo>
}

/** Checks whether a part of a page has opened, or is shown in a preview. */
export function hasOpened(
  { enabledAt }: Pick<StoredContent, 'enabledAt'>,
  { now, preview }: PageContext,
): boolean {
  return preview || isOpenAt(enabledAt?.getTime() ?? null, now)
}

/** Returns what a container holds, in order. */
export function contentsOf(
  containerId: string,
  page: StoredPage,
  pageContext: PageContext,
): ContainerContent[] {
  return (page.held.get(containerId) ?? []).flatMap((row) => toContent(row, page, pageContext) ?? [])
}

/** The name of its type tells the executor which member of the union a content is. */
type TypedContent =
  | (RichTextContent & { __typename: 'RichTextContent' })
  | (VideoGroupContent & { __typename: 'VideoGroupContent' })
  | (CtaButtonContent & { __typename: 'CtaButtonContent' })
  | (CalendarContent & { __typename: 'CalendarContent' })

function toContent(row: StoredContent, page: StoredPage, pageContext: PageContext): TypedContent | null {
  const { sessionContentId, enabledAt, content } = row
  switch (content.type) {
    case 'RICH_TEXT': {
      const { intro = null, body = null, outro = null } = content
      return {
        __typename: 'RichTextContent',
        sessionContentId,
        intro,
        body,
        outro,
      }
    }
    case 'VIDEO_GROUP': {
      const { intro = null, outro = null } = content
      return {
        __typename: 'VideoGroupContent',
        sessionContentId,
        intro,
        outro,
        enabledAt,
        videoPreviews: previewsOf(sessionContentId, page, pageContext),
      }
    }
    case 'CTA_BUTTON': {
      const buttonUrl = hasOpened(row, pageContext) ? (content.url ?? null) : null
      const isLocked = pageContext.locksButtons && buttonUrl !== null
      return {
        __typename: 'CtaButtonContent',
        sessionContentId,
        enabledAt,
        buttonText: content.text,
        buttonUrl: isLocked ? null : buttonUrl,
        isLocked,
        buttonStartIcon: content.startIcon ?? null,
        buttonEndIcon: content.endIcon ?? null,
      }
    }
    case 'CALENDAR': {
      const [day1Text = null, day2Text = null, day3Text = null, day4Text = null, day5Text = null] =
        content.days
      return {
        __typename: 'CalendarContent',
        sessionContentId,
        day1Text,
        day2Text,
        day3Text,
        day4Text,
        day5Text,
        calendarStartDate: content.startDate ?? null,
      }
    }
    default:
      return null
  }
}

function previewsOf(groupId: string, { groupVideos }: StoredPage, { videos }: PageContext) {
  return (groupVideos.get(groupId) ?? []).flatMap((videoId) => {
    const video = videos.get(videoId)
    return video
      ? [{ videoId, title: video.title, duration: video.duration, thumbnailUrl: video.thumbnailUrl }]
      : []
  })
}
