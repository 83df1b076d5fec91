import { IconCheck, IconLock, IconPlayerPlay, IconPlayerPlayFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { OutlineLesson } from '@section/domain/video/course-outline.ts'
import { timeText } from '@section/domain/video/time-text.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { videoLink } from '../../navigation/video-link.ts'
import type { VideoCollection } from '../../video-collection.ts'
import css from './outline.module.css'

interface OutlineItemProps {
  readonly collection: VideoCollection
  readonly groupId: string
  readonly lesson: OutlineLesson
  readonly isCurrent: boolean
  /** True for the lesson that plays after the open one. */
  readonly isNext: boolean
  /** True for the free preview where other lessons are locked. */
  readonly isFree: boolean
}

/** A lesson of the outline beside a video: a link that plays it when the member may watch it, else its title with a lock. */
export function OutlineItem({ collection, groupId, lesson, isCurrent, isNext, isFree }: OutlineItemProps) {
  const { videoContentId, title, seconds, isLocked } = lesson
  const labels = labelsOf(lesson, isNext, isFree)
  return (
    <li
      className={css.lesson}
      data-lesson={videoContentId}
      data-locked={isLocked || undefined}
      data-current={isCurrent || undefined}
    >
      <LessonMark lesson={lesson} isCurrent={isCurrent} />
      <span className={css.name}>
        {isLocked ? (
          <span aria-current={isCurrent ? 'page' : undefined}>{title}</span>
        ) : (
          <Link
            {...videoLink(collection, { groupId, videoContentId })}
            state={{ play: true }}
            resetScroll={false}
            activeOptions={{ includeSearch: false }}
            className={css.link}
          >
            {title}
          </Link>
        )}
        {labels.length > 0 && <span className={css.labels}>{labels.join(' · ')}</span>}
      </span>
      {seconds !== null && <span className={css.length}>{timeText(seconds)}</span>}
    </li>
  )
}

function LessonMark({ lesson, isCurrent }: { readonly lesson: OutlineLesson; readonly isCurrent: boolean }) {
  const { completed, isLocked } = lesson
  if (completed) return <Icon of={IconCheck} className={css.done} stroke={2.5} label="Completed" />
  if (isLocked) return <Icon of={IconLock} className={css.mark} />
  return <Icon of={isCurrent ? IconPlayerPlayFilled : IconPlayerPlay} className={css.mark} />
}

/** Returns the labels below the title of a lesson, such as “Up next”. */
function labelsOf(
  { isOptional, isLocked, completed, share }: OutlineLesson,
  isNext: boolean,
  isFree: boolean,
): string[] {
  return [
    isNext && 'Up next',
    isLocked && 'Locked',
    isFree && 'Free preview',
    isOptional && 'Optional',
    // The share is rounded down, so that a lesson that is not completed never says 100%.
    !completed && share > 0 && `${Math.max(1, Math.floor(share * 100))}% watched`,
  ].filter((label) => label !== false)
}
