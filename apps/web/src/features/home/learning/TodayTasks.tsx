import { IconChevronRight, IconSun, IconUpload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { begunClass, tasksOfToday } from '@section/domain/home/tasks-of-today.ts'
import { formatDate, formatTime } from '@section/domain/sessions/dates/session-dates.ts'
import { countedMeetings } from '@section/domain/sessions/own-session.ts'
import { sessionPath } from '@section/domain/sessions/session-button.ts'
import { counted } from '@section/domain/time/durations.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { PROJECT_ANCHOR } from '../../projects/project-anchor.ts'
import { localZone } from '../../../lib/now.ts'
import type { DashboardSession } from '../../catalog/dashboard-query.ts'
import type { Study } from '../data/study-query.ts'
import css from './today-tasks.module.css'

interface TodayTasksProps {
  readonly tasks: Study['tasks']
  readonly projects: Study['projects']
  readonly sessions: readonly DashboardSession[]
  readonly now: number
}

/**
 * Lists what the member has to do: the tasks of today in their running classes, one line for each class, and the projects
 * that they can hand in; nothing without either (docs/product/home.md#today).
 */
export function TodayTasks({ tasks, projects, sessions, now }: TodayTasksProps) {
  const ofToday = Map.groupBy(tasksOfToday(tasks, now, localZone()), ({ sessionId }) => sessionId)
  const lines = sessions.flatMap((session) => {
    const open = ofToday.get(session.sessionId) ?? []
    return open.length > 0 ? [{ session, ...lineOf(open, session, now) }] : []
  })
  if (lines.length === 0 && projects.length === 0) return null
  return (
    <section className={css.today} aria-label="Today">
      <ul>
        {lines.map(({ session: { sessionId, title: course }, label, title, more }) => (
          <li key={sessionId} className={css.line}>
            <span className={css.label}>
              <Icon of={IconSun} />
              {label}
            </span>
            <span className={css.task}>
              <Link to={pathTo('session', { sessionId })} className={css.link}>
                {title}
              </Link>
              {more && ` and ${more}`} <span className={css.course}>in {course}</span>
            </span>
            <Icon of={IconChevronRight} className={css.arrow} />
          </li>
        ))}
        {projects.map(({ sessionId, sessionTitle, kind, title, closesAt }) => (
          <li key={`project ${sessionId}`} className={css.line}>
            <span className={css.label}>
              <Icon of={IconUpload} />
              Project
            </span>
            <span className={css.task}>
              <Link
                to={sessionPath({ sessionId, sessionKind: kind })}
                hash={PROJECT_ANCHOR}
                className={css.link}
              >
                {`Hand in “${title}”`}
              </Link>{' '}
              <span className={css.course}>
                in {sessionTitle}
                {closesAt !== null && `, open until ${formatDate(closesAt, localZone())}`}
              </span>
            </span>
            <Icon of={IconChevronRight} className={css.arrow} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Returns the words of a line. While a class runs, the line is about the class, and after one the tasks are still open,
 * because some of them were due before it.
 */
function lineOf(tasks: Study['tasks'], session: DashboardSession, now: number) {
  const zone = localZone()
  const begun = begunClass(countedMeetings(session, zone), now, zone)
  if (begun && now < begun.endAt) {
    const title = `Class until ${formatTime(begun.endAt, zone)}`
    return { label: 'Now', title, more: `${counted(tasks.length, 'task')} of today` }
  }
  const more = tasks.length > 1 ? `${tasks.length - 1} more` : null
  return { label: begun ? 'Still open' : 'Today', title: tasks[0]?.title, more }
}
