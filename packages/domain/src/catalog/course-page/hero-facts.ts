import { durationLabel } from '../../sessions/dates/duration-label.ts'
import type { SessionTimes } from '../../sessions/session.ts'
import type { CourseSession, CourseSessions } from '../course-sessions.ts'
import { ownSessions } from '../own-sessions.ts'
import { nextLiveSession } from './next-live-session.ts'

/**
 * Says in which formats a member can take a course: 'Live as a 2-week sprint, or on demand'. The live format is that of the
 * member's own session, otherwise of the next one; null without any format.
 */
export function formatsText(course: CourseSessions): string | null {
  const live = liveSession(course)
  if (live) return `Live as ${withArticle(label(live))}${course.hasOnDemand ? ', or on demand' : ''}`
  return course.hasOnDemand ? 'On demand, at your own pace' : null
}

/** Says how much time a course takes: 'About 4 hours a week', 'About half an hour a week'; null where nobody has said. */
export function weeklyHoursText(hours: number | null | undefined): string | null {
  if (hours === null || hours === undefined) return null
  if (hours === 0.5) return 'About half an hour a week'
  return `About ${hours.toLocaleString('en-US')} ${hours === 1 ? 'hour' : 'hours'} a week`
}

function liveSession(course: CourseSessions): CourseSession | undefined {
  const own = ownSessions(course).find(({ flags }) => !flags.ended)
  return (own ?? nextLiveSession(course))?.session
}

const label = ({ sessionKind, startAt, endAt }: SessionTimes) => durationLabel(sessionKind, startAt, endAt)

/** Puts the article before a label; 8, 11 and 18 are spoken with a vowel first. */
const withArticle = (text: string) => `${/^(?:8|11\b|18\b)/.test(text) ? 'an' : 'a'} ${text}`
