import { IconChevronRight, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { tasksOfToday } from '@section/domain/home/tasks-of-today.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { localZone } from '../../../lib/now.ts'
import type { DashboardSession } from '../../catalog/dashboard-query.ts'
import type { Study } from '../data/study-query.ts'
import css from './today-tasks.module.css'

interface TodayTasksProps {
  readonly tasks: Study['tasks']
  readonly sessions: readonly DashboardSession[]
  readonly now: number
}

/** What stands on today in the member's running classes, one line for each class; nothing on a day without. */
export function TodayTasks({ tasks, sessions, now }: TodayTasksProps) {
  const ofToday = Map.groupBy(tasksOfToday(tasks, now, localZone()), ({ sessionId }) => sessionId)
  const lines = sessions.flatMap((session) => {
    const [first, ...others] = ofToday.get(session.sessionId) ?? []
    return first ? [{ session, title: first.title, others: others.length }] : []
  })
  if (lines.length === 0) return null
  return (
    <section className={css.today} aria-label="Today">
      <ul>
        {lines.map(({ session: { sessionId, title: course }, title, others }) => (
          <li key={sessionId} className={css.line}>
            <span className={css.label}>
              <Icon of={IconSun} />
              Today
            </span>
            <span className={css.task}>
              <Link to={pathTo('session', { sessionId })} className={css.link}>
                {title}
              </Link>
              {others > 0 && ` and ${others} more`} <span className={css.course}>in {course}</span>
            </span>
            <Icon of={IconChevronRight} className={css.arrow} />
          </li>
        ))}
      </ul>
    </section>
  )
}
