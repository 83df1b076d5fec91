import { IconCircleCheckFilled, IconFlag } from '@tabler/icons-react'
import { groupRequirement } from '@section/domain/certificates/group-requirement.ts'
import { type CourseSessions, isOffered } from '@section/domain/catalog/course-sessions.ts'
import { safePicture } from '@section/domain/links/safe-href.ts'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { CourseCard } from '@section/ui/course-card/CourseCard.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { SessionCourseCard, useSharedByCards } from '../../catalog/cards/SessionCourseCard.tsx'
import type { DashboardSession } from '../../catalog/dashboard-query.ts'
import type { CertificateDetail } from '../certificates-query.ts'
import css from './certificate-group.module.css'
import { courseNotes } from './course-notes.ts'

interface CertificateGroupProps {
  group: CertificateDetail['groups'][number]
  certificate: CertificateDetail
  /** The member's courses by id; one without a session shows its name only. */
  courses: ReadonlyMap<string, CourseSessions<DashboardSession>>
  bookmarks: ReadonlySet<string>
  now: number
}

/**
 * A group of a certificate's courses, with what it asks for. A card links to its course while the course is offered, and
 * says whether it counts as completed. docs/product/certificates.md#groups
 */
export function CertificateGroup({ group, certificate, courses, bookmarks, now }: CertificateGroupProps) {
  const shared = useSharedByCards()
  const { title, description, isCapstoneGroup, meta } = group
  const { sentence, numCompleted, numNeeded } = groupRequirement(group, certificate)
  return (
    <Section
      title={
        <span className={css.title}>
          {title}
          {isCapstoneGroup && (
            <StatusPill tone="accent" icon={<Icon of={IconFlag} size={14} />}>
              Final project
            </StatusPill>
          )}
        </span>
      }
      description={
        <>
          {description && <span className={css.line}>{description}</span>}
          {meta.note && <span className={css.line}>{meta.note}</span>}
          <span className={css.line}>{sentence}</span>
        </>
      }
      action={numNeeded !== null && <GroupProgress completed={numCompleted} needed={numNeeded} />}
    >
      <CardGrid label={title}>
        {group.courses.map((entry) => {
          const { courseId, isCompleted } = entry
          const course = courses.get(courseId)
          const notes = courseNotes(entry, group, {
            isEntitled: certificate.entitledCourseIds.includes(courseId),
            hasBadge: course?.badgeEarned ?? false,
          })
          return course ? (
            <SessionCourseCard
              key={courseId}
              // The server knows which badges count for the certificate.
              course={{ ...course, completed: isCompleted }}
              saved={bookmarks.has(courseId)}
              {...shared}
              now={now}
              notes={notes}
              linked={isOffered(course)}
              context="certificate"
              view={isPast(course) ? 'past' : 'next'}
            />
          ) : (
            <CourseCard
              key={courseId}
              title={entry.title}
              subtitle={entry.subtitle}
              cover={safePicture(entry.coverImageUrl)}
              badge={isCompleted && <StatusPill tone="success">Completed</StatusPill>}
              notes={notes}
            />
          )
        })}
      </CardGrid>
    </Section>
  )
}

/** Checks for a course that the member completed and does not take now, of which their own run tells most. */
const isPast = ({ completed, enrolled, waitListed }: CourseSessions) => completed && !enrolled && !waitListed

function GroupProgress({ completed, needed }: { completed: number; needed: number }) {
  const isDone = completed >= needed
  return (
    <p className={css.progress} data-done={isDone}>
      {isDone && <Icon of={IconCircleCheckFilled} size={16} />}
      {completed} of {needed} completed
    </p>
  )
}
