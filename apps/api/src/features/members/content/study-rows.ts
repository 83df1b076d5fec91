import { isCourseComplete, isVideoComplete } from '@section/domain/video/progress/completion.ts'
import { addStretch, NOTHING_WATCHED, printCoverage } from '@section/domain/video/progress/coverage.ts'
import { AUTO_ENROLL_SECONDS } from '@section/domain/video/auto-enroll.ts'
import { monthKey } from '@section/domain/metering/metering.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import { courseContentId, lessonsOf, videoId } from '../../catalog/content/school-index.ts'
import { joinedAt, type Person } from './person.ts'
import { stableFraction, stableId } from '../../../server/content/stable-id.ts'

type CourseContent = School['courses'][number]
type LessonContent = CourseContent['modules'][number]['lessons'][number]

/** A member's state in an on-demand course, which follows from what they have watched. */
export interface CourseState {
  course: string
  state: 'ENROLLED' | 'COMPLETED'
  since: Date
  until: Date
}

interface WatchedLesson {
  course: CourseContent
  lesson: LessonContent
  duration: number
  seconds: number
  startedAt: number
}

/** Returns the rows of everything a person has watched: shares of courses, and single lessons this month. */
export function studyRows(person: Person, context: LoadContext) {
  const single = watchedThisMonth(person, context)
  const seen = new Set(single.map(({ course, lesson }) => `${course.slug}/${lesson.slug}`))
  const studied = Object.entries(person.studied)
    .flatMap(([slug, study]) => studiedCourse(person, slug, study, context))
    .filter(({ course, lesson }) => !seen.has(`${course.slug}/${lesson.slug}`))
  const lessons = [...studied, ...single]
  return {
    progress: lessons.map((watched) => progressRow(person.userId, watched)),
    videoSessions: lessons.map((watched) => videoSessionRow(person.userId, watched)),
    metered: person.status === 'LIMITED' ? single.map((watched) => meteredRow(person.userId, watched)) : [],
    courses: [...Map.groupBy(lessons, ({ course }) => course.slug).values()].flatMap(courseState),
  }
}

/** Yields courses that somebody began so late that they would not be through by now, one lesson a day. */
export function* checkStudyDates(person: Person, context: LoadContext): Generator<ContentProblem> {
  for (const [slug, { from }] of Object.entries(person.studied)) {
    const lessons = lessonsOf(context.index.courses.get(slug) ?? { modules: [] }).length
    if (from && context.at(from).getTime() + lessons * DAY_MS > context.now)
      yield contentProblem(
        'members',
        person.email,
        `expected a start of ${slug} at least ${lessons} days ago`,
      )
  }
}

/** Returns the watched lessons in order, each to its end, up to the share of the course's length. */
function studiedCourse(
  person: Person,
  slug: string,
  { share, from }: Person['studied'][string],
  context: LoadContext,
): WatchedLesson[] {
  const course = context.index.courses.get(slug)
  if (!course) return []
  const lessons = lessonsOf(course).map((lesson) => ({ lesson, duration: durationOf(lesson, context) }))
  let left = share * lessons.reduce((sum, { duration }) => sum + duration, 0)
  const start = context.atOrNull(from)?.getTime() ?? studyStart(person, slug, lessons.length, context)
  return lessons.flatMap(({ lesson, duration }, position): WatchedLesson[] => {
    const seconds = Math.min(duration, Math.round(left * 1000) / 1000)
    left -= seconds
    return seconds < 1 ? [] : [{ course, lesson, duration, seconds, startedAt: start + position * DAY_MS }]
  })
}

/** Returns the start of watching one lesson a day, which ends before today and begins after the member joined. */
function studyStart(person: Person, course: string, days: number, context: LoadContext): number {
  const latest = context.now - (days + 1) * DAY_MS
  const earliest = Math.max(joinedAt(person, context).getTime(), context.now - 150 * DAY_MS)
  const span = Math.max(0, latest - earliest)
  return Math.round(latest - stableFraction(`${person.email} studies ${course}`) * span)
}

function watchedThisMonth(person: Person, context: LoadContext): WatchedLesson[] {
  const { now, index } = context
  const today = new Date(now)
  const monthStart = Date.UTC(today.getUTCFullYear(), today.getUTCMonth())
  return Object.entries(person.watchedThisMonth).flatMap(([reference, share], position): WatchedLesson[] => {
    const found = index.lessons.get(reference)
    if (!found) return []
    const duration = durationOf(found.lesson, context)
    const startedAt = Math.max(monthStart, now - (position + 2) * HOUR_MS)
    return [{ ...found, duration, seconds: share * duration, startedAt }]
  })
}

function durationOf({ lecture }: LessonContent, { index }: LoadContext): number {
  return index.lectures.get(lecture)?.duration ?? 0
}

const endOf = ({ startedAt, seconds }: WatchedLesson) => new Date(Math.round(startedAt + seconds * 1000))

function progressRow(userId: string, watched: WatchedLesson) {
  const { course, lesson, seconds, duration } = watched
  const completed = isVideoComplete(seconds, duration)
  return {
    userId,
    videoId: videoId(course.slug, lesson.slug),
    continueAtTime: completed ? 0 : seconds,
    farthestWatchedTime: seconds,
    coverage: printCoverage(addStretch(NOTHING_WATCHED, 0, seconds)),
    completedAt: completed ? endOf(watched) : null,
    completionHandledAt: completed ? endOf(watched) : null,
    updatedAt: endOf(watched),
  }
}

function videoSessionRow(userId: string, watched: WatchedLesson) {
  const { course, lesson, seconds, duration, startedAt } = watched
  const completed = isVideoComplete(seconds, duration)
  return {
    userVideoSessionId: stableId('video-session', `${userId} ${course.slug}/${lesson.slug}`),
    userId,
    videoId: videoId(course.slug, lesson.slug),
    courseId: stableId('course', course.slug),
    courseContentId: courseContentId(course.slug, lesson.slug),
    type: 'ON_DEMAND',
    status: 'ENDED' as const,
    continueAtTime: completed ? 0 : seconds,
    videoSessionMaxPlayhead: seconds,
    videoSessionPlayingTime: seconds,
    videoDurationAtPlaytime: duration,
    beganAt: new Date(startedAt),
    createdAt: new Date(startedAt),
    updatedAt: endOf(watched),
  }
}

function meteredRow(userId: string, { course, lesson, startedAt }: WatchedLesson) {
  const playedAt = new Date(startedAt)
  return {
    userId,
    month: monthKey(startedAt),
    videoId: videoId(course.slug, lesson.slug),
    reservedAt: playedAt,
    playedAt,
  }
}

/** Returns the state of a course: completed with all required lessons, enrolled after enough watched time. */
function courseState(lessons: WatchedLesson[]): CourseState[] {
  const [first] = lessons
  const total = lessons.reduce((sum, { seconds }) => sum + seconds, 0)
  if (!first || total < AUTO_ENROLL_SECONDS) return []
  const videos = lessonsOf(first.course).map(({ slug, completionRequired }) => {
    const watched = lessons.find(({ lesson }) => lesson.slug === slug)
    return { completionRequired, completed: !!watched && isVideoComplete(watched.seconds, watched.duration) }
  })
  const times = lessons.map((watched) => endOf(watched).getTime())
  return [
    {
      course: first.course.slug,
      state: isCourseComplete(videos) ? 'COMPLETED' : 'ENROLLED',
      since: new Date(Math.min(...lessons.map(({ startedAt }) => startedAt))),
      until: new Date(Math.max(...times)),
    },
  ]
}
