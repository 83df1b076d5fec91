import { DAY_MS } from '@section/domain/time/durations.ts'
import type { SessionContainerContent, SessionContent } from '@section/contract/generated/schema-types.ts'
import type { PagedSession } from '../paged-sessions.fixture.ts'
import { LECTURE, NOON, type Reader } from '../session-page-test-kit.fixture.ts'

export const PAGE = `query ($sessionId: ID!, $slug: String) { getSessionContent(sessionId: $sessionId, slug: $slug) {
  sessionId title timeZone sessionType sessionStartAt sessionEndAt courseId calendarFallbackUrl
  announcements { announcement imageUrl stylePreset internalLinkUrl externalLinkUrl }
  containers { sessionContentId slug title calendarDate containsActiveContent opensAt expandedPlaceholder parentSessionContentId }
  sessionContainers { type title contents { ... on RichTextContent { body } ... on CtaButtonContent { buttonText buttonUrl isLocked enabledAt } } }
  schedules { title externalCalendarUrl calendarStartDate calendarEndDate scheduleDays { dayNumber ctaText body checklistSessionContentId } }
  checklist { sessionContentId parentSessionContentId refSessionContentId subtype title subtitle selfReporting required
    progress completionStatus checklistGroupName }
  classes { meetingId title startAt endAt materials notes notesUrl slidesUrl recordingUrl }
  uiCustomizations { taskContainerTitle } } }`
export const CONTENTS = `query ($sessionId: ID!, $ids: [ID!]!) {
  getSessionContainerContent(sessionId: $sessionId, sessionContentIds: $ids) { sessionContentId contents {
    ... on RichTextContent { intro body outro }
    ... on VideoGroupContent { sessionContentId videoPreviews { videoId title duration thumbnailUrl } enabledAt }
    ... on CtaButtonContent { buttonText buttonUrl buttonEndIcon enabledAt }
    ... on CalendarContent { calendarStartDate day1Text day5Text } } } }`

/** The period of a session that began yesterday, on a Monday. */
export const PERIOD = { startAt: NOON - DAY_MS, endAt: NOON + 10 * DAY_MS }
const text = (body: string) => ({ type: 'rich-text', body })
const films = {
  type: 'videos',
  slug: 'films',
  videos: [1, 2].map((n) => ({ slug: `film-${n}`, lecture: LECTURE.key })),
}

/** A page with a part of every type. Some parts have opened, some have not, and some are over. */
export const RUN = {
  title: 'The sprint',
  taskTitle: 'Assignments',
  calendar: '/dev/calendar/sprint',
  announcements: [
    { slug: 'now', text: 'Welcome in.', style: 'highlight', link: '/courses', until: { day: 5 } },
    { slug: 'outside', text: 'Say hello.', link: 'https://chat.example/' },
    { slug: 'over', text: 'It begins.', until: { day: 2 } },
    { slug: 'later', text: 'The project is open.', from: { day: 3 } },
  ],
  welcome: { slug: 'welcome', title: 'Welcome', contents: [text('Read this first.')] },
  resources: [
    {
      slug: 'shelf',
      title: 'The shelf',
      contents: [
        { type: 'button', text: 'Open', url: '/dev/shelf', enabled: { day: 2 } },
        { type: 'button', text: 'Later', url: '/dev/later', enabled: { day: 3 } },
      ],
    },
  ],
  project: { slug: 'project', title: 'One page', text: 'Hand in a page.', form: 'https://forms.example/1' },
  schedules: [
    { slug: 'week', title: 'The week', from: -1, to: 5, days: [{ day: 2, cta: 'Watch', item: 'watch' }] },
  ],
  containers: [
    {
      slug: 'opened',
      title: 'Opened',
      day: 1,
      placeholder: 'Begin here.',
      contents: [text('Day one.'), films],
    },
    { slug: 'closed', title: 'Closed', opens: { day: 3, at: '09:00' }, contents: [text('Day three.')] },
    { slug: 'empty', title: 'Empty', parent: 'opened' },
    { slug: 'plan', title: 'Plan', contents: [{ type: 'calendar', start: 6, days: ['One'] }] },
  ],
  checklist: [
    { slug: 'attend', title: 'Attend', subtype: 'ZOOM_ATTENDANCE', container: 'opened', group: 'Required' },
    { slug: 'watch', title: 'Watch', subtype: 'VIDEO_GROUP', container: 'opened', videos: 'films' },
    { slug: 'extra', title: 'Extra', subtype: 'OTHER_SELF_REPORTED', bonus: true },
  ],
}

/** Returns a page as the reader sees it, with all containers or one. */
export const page = (reader: Reader, { sessionId }: PagedSession, slug?: string) =>
  reader.ask<SessionContent | null>(PAGE, { sessionId, slug })
/** Returns the contents of containers by their slugs. */
export const contents = (reader: Reader, { sessionId, part }: PagedSession, slugs: string[]) =>
  reader.ask<SessionContainerContent[]>(CONTENTS, { sessionId, ids: slugs.map(part) })
