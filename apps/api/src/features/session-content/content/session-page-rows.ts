import type { checklistItems } from '@section/db/schema.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import { stableId } from '../../../server/content/stable-id.ts'
import { idOfSession } from '../../catalog/content/school-index.ts'
import { videoRows } from '../../lectures/content/video-rows.ts'
import { contentId, contentRow, type ContentRow, entryRows, type Place } from './content-rows.ts'
import { dayNumberOf, later, numberedDays } from './numbered-days.ts'
import type {
  AnnouncementContent,
  ChecklistContent,
  ContainerContent,
  ScheduleContent,
  SessionPageContent,
  SideContainerContent,
} from './session-content-format.ts'

/** Returns the rows of the page of one session, named `course/session`. */
export function sessionPageRows(page: SessionPageContent, reference: string, context: LoadContext) {
  const found = context.index.sessions.get(reference)
  if (!found) throw new Error(`There is no session ${reference}.`)
  const sessionId = idOfSession(reference)
  const period = context.periodOf(found.session)
  const place = { sessionId, reference, days: numberedDays(period?.from ?? null, context.timeZone) }
  const groups = videoGroups(page)
  const watched = groups.flatMap(({ slug, videos }) =>
    videos.map((video, sortOrder) => {
      const lecture = context.index.lectures.get(video.lecture)
      if (!lecture) throw new Error(`There is no lecture ${video.lecture}.`)
      const videoId = stableId('session-video', `${reference}/${slug}/${video.slug}`)
      return { ...videoRows(videoId, lecture, video), sessionContentId: contentId(place, slug), sortOrder }
    }),
  )
  return {
    page: {
      sessionId,
      title: page.title ?? null,
      taskContainerTitle: page.taskTitle ?? null,
      calendarUrl: page.calendar ?? null,
    },
    contents: contentRows(page, place).map((row, sortOrder) => ({ ...row, sortOrder })),
    videos: watched.map(({ video }) => video),
    chapters: watched.flatMap(({ chapters }) => chapters),
    groupVideos: watched.map(({ sessionContentId, video: { videoId }, sortOrder }) => ({
      sessionContentId,
      videoId,
      sortOrder,
    })),
    checklist: page.checklist.map((item, sortOrder) => checklistRow(item, place, sortOrder)),
  }
}

/** Returns the video groups of a page. */
export function videoGroups(page: SessionPageContent) {
  const containers = [...page.containers, ...page.resources, ...(page.welcome ? [page.welcome] : [])]
  return containers.flatMap(({ contents }) => contents.filter((entry) => entry.type === 'videos'))
}

function contentRows(page: SessionPageContent, place: Place): ContentRow[] {
  const { welcome, project } = page
  const sides = page.resources.flatMap((side) => sideRows(side, 'RESOURCES', place))
  return [
    ...page.announcements.map((announcement) => announcementRow(announcement, place)),
    ...(welcome ? sideRows(welcome, 'WELCOME', place) : []),
    ...sides,
    ...(project
      ? [
          contentRow(place, project.slug, {
            title: project.title,
            enabledAt: place.days.at(project.enabled),
            content: { type: 'PROJECT_SUBMISSION', text: project.text, form: project.form },
          }),
        ]
      : []),
    ...page.schedules.flatMap((schedule) => scheduleRows(schedule, place)),
    ...page.containers.flatMap((container) =>
      containerRows(container, openingOf(container, page, place), place),
    ),
  ]
}

const STYLES = {
  plain: 'PLAIN',
  highlight: 'HIGHLIGHT',
  celebration: 'CELEBRATION',
  reminder: 'REMINDER',
} as const

function announcementRow(announcement: AnnouncementContent, place: Place): ContentRow {
  const { slug, text, style, image, link, from, until } = announcement
  return contentRow(place, slug, {
    enabledAt: place.days.at(from),
    endsAt: place.days.at(until),
    content: { type: 'ANNOUNCEMENT', text, style: STYLES[style], image, link },
  })
}

function sideRows(side: SideContainerContent, type: 'WELCOME' | 'RESOURCES', place: Place): ContentRow[] {
  return [
    contentRow(place, side.slug, { title: side.title, content: { type } }),
    ...entryRows({ ...side, opensAt: null }, place),
  ]
}

/** Returns when a container opens: not before the one that it belongs to. */
function openingOf({ opens, parent }: ContainerContent, page: SessionPageContent, place: Place): Date | null {
  const outer = page.containers.find(({ slug }) => slug === parent)
  return later(place.days.at(opens), outer ? openingOf(outer, page, place) : null)
}

function containerRows(container: ContainerContent, opensAt: Date | null, place: Place): ContentRow[] {
  const { slug, title, day, placeholder, parent } = container
  return [
    contentRow(place, slug, {
      title,
      parentSessionContentId: parent === undefined ? null : contentId(place, parent),
      calendarDate: (day !== undefined && place.days.dateOf(day)) || null,
      enabledAt: opensAt,
      content: { type: 'CONTAINER', placeholder },
    }),
    ...entryRows({ ...container, opensAt }, place),
  ]
}

/** Returns the row of a schedule; none in a session without dates. */
function scheduleRows(
  { slug, title, calendar, from, to, days }: ScheduleContent,
  place: Place,
): ContentRow[] {
  const { dateOf } = place.days
  const [first, startDate, endDate] = [dateOf(1), dateOf(from), dateOf(to)]
  if (first === undefined || startDate === undefined || endDate === undefined) return []
  const firstDay = dayNumberOf(startDate, first)
  const scheduleDays = days.map(({ day, cta, body, item }) => ({
    dayNumber: dayNumberOf(dateOf(day) ?? first, first),
    ctaText: cta,
    body,
    checklistSessionContentId: item === undefined ? undefined : contentId(place, item),
  }))
  // A first day without an entry of its own gets an empty one, because the numbers of the days say where a schedule begins.
  const isShown = scheduleDays.some(({ dayNumber }) => dayNumber === firstDay)
  const all = isShown ? scheduleDays : [{ dayNumber: firstDay }, ...scheduleDays]
  return [
    contentRow(place, slug, {
      title,
      content: { type: 'SCHEDULE', calendar, startDate: first, endDate, days: all },
    }),
  ]
}

function checklistRow(
  item: ChecklistContent,
  place: Place,
  sortOrder: number,
): typeof checklistItems.$inferInsert & { sessionContentId: string } {
  const idOf = (slug: string | undefined) => (slug === undefined ? null : contentId(place, slug))
  return {
    sessionContentId: contentId(place, item.slug),
    sessionId: place.sessionId,
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
