import { IconCheck, IconLock, IconPlayerPlay } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import type { OutlineLesson } from '@section/domain/video/course-outline.ts'
import { timeText } from '@section/domain/video/time-text.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import css from './course-outline.module.css'

interface OutlineRowProps {
  lesson: OutlineLesson
  /** The parameters of the lesson's page. */
  location: { topLevelId: string; groupId: string; videoContentId: string }
  /** True for the free preview of a viewer whose plan leaves something out. */
  isFree: boolean
}

/** A lesson of the outline: a link when the viewer may watch it, else its title with a lock. */
export function OutlineRow({ lesson, location, isFree }: OutlineRowProps) {
  return (
    <li className={css.lesson} data-locked={lesson.isLocked}>
      <LessonIcon {...lesson} />
      <span className={css.lessonTitle}>
        {lesson.isLocked ? (
          lesson.title
        ) : (
          <Link to={pathTo('onDemandVideo', location)} className={css.link}>
            {lesson.title}
          </Link>
        )}
        <VisuallyHidden>{lessonStatus(lesson)}</VisuallyHidden>
      </span>
      {lesson.isOptional && <StatusPill tone="neutral">Optional</StatusPill>}
      {isFree && <StatusPill tone="success">Free preview</StatusPill>}
      {!lesson.completed && lesson.share > 0 && (
        <span className={css.share} aria-hidden>
          {percent(lesson.share)} watched
        </span>
      )}
      {lesson.seconds !== null && <span className={css.length}>{timeText(lesson.seconds)}</span>}
    </li>
  )
}

function LessonIcon({ completed, isLocked }: OutlineLesson) {
  if (completed) return <Icon of={IconCheck} className={css.done} stroke={2.5} />
  if (isLocked) return <Icon of={IconLock} className={css.icon} />
  return <Icon of={IconPlayerPlay} className={css.icon} />
}

/** Returns what the icons say, for screen readers: ', completed', ', 40% watched', ', locked'. */
function lessonStatus({ completed, isLocked, share }: OutlineLesson): string {
  const watched = completed ? ', completed' : share > 0 ? `, ${percent(share)} watched` : ''
  return `${watched}${isLocked ? ', locked' : ''}`
}

/** Rounds down, because a lesson that is not completed is never watched to 100%. */
const percent = (share: number) => `${Math.max(1, Math.floor(share * 100))}%`
