import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { type CardContext, cardBadges } from '@section/domain/catalog/cards/card-badge.ts'
import { cardSubject, type CardView } from '@section/domain/catalog/cards/card-subject.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { isParticipant, sessionFlags } from '@section/domain/sessions/session-flags.ts'
import { BookmarkToggle } from '@section/ui/course-card/BookmarkToggle.tsx'
import { CourseCard } from '@section/ui/course-card/CourseCard.tsx'
import { useFlag } from '../../../lib/flags.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { JoinRunningButton, ParticipantButtons, ReviewButton } from '../../enrollment/SessionButtons.tsx'
import type { DashboardSession } from '../dashboard-query.ts'
import css from './card-footer.module.css'
import { CardPills } from './CardPills.tsx'
import { courseCardFacts, runningDay } from './course-card-facts.ts'
import { type ToggleBookmark, useToggleBookmark } from './toggle-bookmark.ts'

interface SharedByCards {
  onToggleBookmark: ToggleBookmark
  /** True if cards show ratings. */
  rated: boolean
}

interface SessionCourseCardProps extends SharedByCards {
  course: CourseSessions<DashboardSession>
  saved: boolean
  now: number
  /** The share of the course watched, 0 to 1. */
  progress?: number | undefined
  eager?: boolean
  layout?: 'stacked' | 'wide'
  hideActions?: boolean | undefined
  /** Sentences of the screen about the course. */
  notes?: readonly string[] | undefined
  /** False when the card's title is no link. */
  linked?: boolean
  /** The screen of the card, because a certificate also says which of its courses are completed. */
  context?: CardContext
  /** The list in which the card stands. */
  view?: CardView | undefined
}

/**
 * A course as a card, with the buttons of the session that it is about. It renders again only when it changes,
 * because a list has dozens of cards and most stay when it is filtered.
 */
export const SessionCourseCard = memo(function SessionCourseCard({
  course,
  saved,
  onToggleBookmark,
  rated,
  now,
  linked = true,
  context = 'dashboard',
  view = 'next',
  ...props
}: SessionCourseCardProps) {
  const { courseId } = course
  const { viewer } = useSignedIn()
  const facts = courseCardFacts(course, view, { rated, viewer }, now)
  const badges = cardBadges(course, context, now, { view, viewer })
  const session = props.hideActions ? undefined : cardSubject(course, view, now)?.session
  return (
    <CourseCard
      {...facts}
      eager={props.eager ?? false}
      layout={props.layout}
      progress={props.progress}
      notes={props.notes}
      link={linked && <Link to={pathTo('course', { courseId })}>{facts.title}</Link>}
      footer={
        session &&
        hasButtons(session, now) && (
          <>
            <ParticipantButtons
              session={session}
              now={now}
              note={<span className={css.day}>{runningDay(session, now)}</span>}
              classNames={css}
            />
            <JoinRunningButton session={session} now={now} />
            {view === 'past' && <ReviewButton session={session} now={now} />}
          </>
        )
      }
      badge={(badges.badge || badges.badgeEarned) && <CardPills {...badges} />}
      bookmark={
        <BookmarkToggle
          subject={facts.title}
          saved={saved}
          onToggle={() => onToggleBookmark({ courseId, title: facts.title, save: !saved })}
        />
      }
    />
  )
})

/** Returns what all cards of a list share, which the list therefore reads once. */
export function useSharedByCards(): SharedByCards {
  return { onToggleBookmark: useToggleBookmark(), rated: useFlag('courseRating') }
}

/** Checks whether a session can have buttons on a card: those of a participant, or the one that joins while it runs. */
function hasButtons(session: DashboardSession, now: number): boolean {
  const flags = sessionFlags(session, session.enrollmentStatus, now)
  return isParticipant(flags) || flags.happeningNow
}
