import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { safePicture } from '@section/domain/links/safe-href.ts'
import { MarkedText } from '@section/ui/search/MarkedText.tsx'
import type { DashboardSession } from '../dashboard-query.ts'
import type { CourseHit } from '../filters/search-courses-query.ts'
import { REASON_NAMES } from '../reasons/reason-notes.ts'
import css from './course-suggestions.module.css'

/** The state of an option in a list of suggestions. */
export interface OptionProps {
  id: string
  isActive: boolean
}

interface CourseSuggestionProps extends OptionProps {
  hit: CourseHit
  session: DashboardSession
  onOpen: () => void
}

/** A course as a suggestion: its title, and the text by which it was found; its subtitle where that is the title itself. */
export function CourseSuggestion({ id, isActive, hit, session, onOpen }: CourseSuggestionProps) {
  const { courseId, reason } = hit
  const inTitle = reason?.field === 'TITLE'
  return (
    <Link
      to={pathTo('course', { courseId })}
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      onClick={(event) => {
        // A new tab leaves the search as it is.
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen()
      }}
    >
      <img
        className={css.cover}
        src={safePicture(session.coverImageUrl) ?? undefined}
        alt=""
        width={64}
        height={36}
      />
      <span className={css.words}>
        <span className={css.title} dir="auto">
          {inTitle ? <MarkedText parts={reason.parts} /> : session.title}
        </span>
        <span className={css.reason} dir="auto">
          {reason && !inTitle ? <Reason reason={reason} /> : session.subtitle}
        </span>
      </span>
    </Link>
  )
}

/** Says in words why a course was found: “Lesson: Running a pricing test”. */
function Reason({ reason: { field, parts } }: { reason: NonNullable<CourseHit['reason']> }) {
  const name = REASON_NAMES[field]
  return (
    <>
      {name && `${name}: `}
      <bdi>
        <MarkedText parts={parts} />
      </bdi>
    </>
  )
}
