import type { LoadContext } from '../../../server/content/school.ts'
import { meetingId, stableId } from '../../../server/content/stable-id.ts'
import { classFreeDays, idOfSession } from '../../catalog/content/school-index.ts'
import { videoRows } from '../../lectures/content/video-rows.ts'
import { checklistRow } from './checklist-row.ts'
import {
  contentId,
  contentRow,
  type ContentRow,
  entryRows,
  NO_CLASS,
  type PageSession,
} from './content-rows.ts'
import { dayNumberOf, later, numberedDays } from './numbered-days.ts'
import type {
  AnnouncementContent,
  ClassContent,
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
  const session = {
    sessionId,
    reference,
    days: numberedDays(period?.from ?? null, context.timeZone),
    classFreeDays: classFreeDays(found, context),
  }
  const groups = videoGroups(page)
  const watched = groups.flatMap(({ slug, videos }) =>
    videos.map((video, sortOrder) => {
      const lecture = context.index.lectures.get(video.lecture)
      if (!lecture) throw new Error(`There is no lecture ${video.lecture}.`)
      const videoId = stableId('session-video', `${reference}/${slug}/${video.slug}`)
      const rows = videoRows({ videoId, stack: found.course.stack }, lecture, video)
      return { ...rows, sessionContentId: contentId(session, slug), sortOrder }
    }),
  )
  return {
    page: {
      sessionId,
      title: page.title ?? null,
      taskContainerTitle: page.taskTitle ?? null,
      calendarUrl: page.calendar ?? null,
    },
    contents: contentRows(page, session).map((row, sortOrder) => ({ ...row, sortOrder })),
    videos: watched.map(({ video }) => video),
    chapters: watched.flatMap(({ chapters }) => chapters),
    groupVideos: watched.map(({ sessionContentId, video: { videoId }, sortOrder }) => ({
      sessionContentId,
      videoId,
      sortOrder,
    })),
    checklist: page.checklist.map((item, sortOrder) => checklistRow(item, session, sortOrder)),
  }
}

/** Returns the video groups of a page. */
export function videoGroups(page: SessionPageContent) {
  const containers = [...page.containers, ...page.resources, ...(page.welcome ? [page.welcome] : [])]
  return containers.flatMap(({ contents }) => contents.filter((entry) => entry.type === 'videos'))
}

function contentRows(page: SessionPageContent, session: PageSession): ContentRow[] {
  const { welcome, project } = page
  const sides = page.resources.flatMap((side) => sideRows(side, 'RESOURCES', session))
  return [
    ...page.announcements.map((announcement) => announcementRow(announcement, session)),
    ...(welcome ? sideRows(welcome, 'WELCOME', session) : []),
    ...sides,
    ...(project
      ? [
          contentRow(session, project.slug, {
            title: project.title,
            enabledAt: session.days.at(project.enabled),
            content: { type: 'PROJECT_SUBMISSION', text: project.text, form: project.form },
          }),
        ]
      : []),
    ...page.schedules.flatMap((schedule) => scheduleRows(schedule, session)),
    ...page.containers.flatMap((container) =>
      containerRows(container, openingOf(container, page, session), session),
    ),
    ...page.classes.map((held) => classRow(held, session)),
  ]
}

const STYLES = {
  plain: 'PLAIN',
  highlight: 'HIGHLIGHT',
  celebration: 'CELEBRATION',
  reminder: 'REMINDER',
} as const

function announcementRow(announcement: AnnouncementContent, session: PageSession): ContentRow {
  const { slug, text, style, image, link, from, until } = announcement
  return contentRow(session, slug, {
    enabledAt: session.days.at(from),
    endsAt: session.days.at(until),
    content: { type: 'ANNOUNCEMENT', text, style: STYLES[style], image, link },
  })
}

function sideRows(
  side: SideContainerContent,
  type: 'WELCOME' | 'RESOURCES',
  session: PageSession,
): ContentRow[] {
  return [
    contentRow(session, side.slug, { title: side.title, content: { type } }),
    ...entryRows({ ...side, opensAt: null }, session),
  ]
}

/** Returns when a container opens: not before the one that it belongs to. */
function openingOf(
  { opens, parent }: ContainerContent,
  page: SessionPageContent,
  session: PageSession,
): Date | null {
  const outer = page.containers.find(({ slug }) => slug === parent)
  return later(session.days.at(opens), outer ? openingOf(outer, page, session) : null)
}

function containerRows(
  container: ContainerContent,
  opensAt: Date | null,
  session: PageSession,
): ContentRow[] {
  const { slug, title, day, placeholder, parent } = container
  return [
    contentRow(session, slug, {
      title,
      parentSessionContentId: parent === undefined ? null : contentId(session, parent),
      calendarDate: (day !== undefined && session.days.dateOf(day)) || null,
      enabledAt: opensAt,
      content: { type: 'CONTAINER', placeholder },
    }),
    ...entryRows({ ...container, opensAt }, session),
  ]
}

/** Returns the row of a schedule; none in a session without dates. */
function scheduleRows(
  { slug, title, calendar, from, to, days }: ScheduleContent,
  session: PageSession,
): ContentRow[] {
  const { dateOf } = session.days
  const [first, startDate, endDate] = [dateOf(1), dateOf(from), dateOf(to)]
  if (first === undefined || startDate === undefined || endDate === undefined) return []
  const firstDay = dayNumberOf(startDate, first)
  const scheduleDays = days.map(({ day, cta, body, item }) => ({
    dayNumber: dayNumberOf(dateOf(day) ?? first, first),
    ...(session.classFreeDays.has(dateOf(day) ?? '') ? { body: NO_CLASS } : { ctaText: cta, body }),
    checklistSessionContentId: item === undefined ? undefined : contentId(session, item),
  }))
  // A first day without an entry of its own gets an empty one, because the numbers of the days say where a schedule begins.
  const isShown = scheduleDays.some(({ dayNumber }) => dayNumber === firstDay)
  const all = isShown ? scheduleDays : [{ dayNumber: firstDay }, ...scheduleDays]
  return [
    contentRow(session, slug, {
      title,
      content: { type: 'SCHEDULE', calendar, startDate: first, endDate, days: all },
    }),
  ]
}

/** Returns the row of a class. A slug of the file has no slash, so that none has the id of a class. */
function classRow(
  { meeting, title, notes, notesLink, slides, recording }: ClassContent,
  session: PageSession,
): ContentRow {
  const materials = { notes, notesUrl: notesLink, slidesUrl: slides, recordingUrl: recording }
  return contentRow(session, `classes/${meeting}`, {
    title,
    content: { type: 'CLASS', meetingId: meetingId(session.reference, meeting), ...materials },
  })
}
