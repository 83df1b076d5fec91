import { safePicture } from '@section/domain/links/safe-href.ts'
import { type CourseSessions, isOffered } from '@section/domain/catalog/course-sessions.ts'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { CourseCard } from '@section/ui/course-card/CourseCard.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { SessionCourseCard, useSharedByCards } from '../../catalog/cards/SessionCourseCard.tsx'
import type { DashboardSession } from '../../catalog/dashboard-query.ts'
import type { CertificateDetail } from '../certificates-query.ts'

interface CertificateGroupProps {
  group: CertificateDetail['groups'][number]
  /** The courses of the member's dashboard by id; a course without a session there shows its name only. */
  sessions: ReadonlyMap<string, CourseSessions<DashboardSession>>
  bookmarks: ReadonlySet<string>
  now: number
}

/**
 * A group of a certificate's courses. A card links to its course while the course is offered, and says whether it is
 * completed.
 */
export function CertificateGroup({ group, sessions, bookmarks, now }: CertificateGroupProps) {
  const shared = useSharedByCards()
  return (
    <Section title={group.title} description={group.description}>
      <CardGrid label={group.title}>
        {group.courses.map(({ courseId, title, subtitle, coverImageUrl }) => {
          const course = sessions.get(courseId)
          return course ? (
            <SessionCourseCard
              key={courseId}
              course={course}
              saved={bookmarks.has(courseId)}
              {...shared}
              now={now}
              linked={isOffered(course)}
              context="certificate"
            />
          ) : (
            <CourseCard key={courseId} title={title} subtitle={subtitle} cover={safePicture(coverImageUrl)} />
          )
        })}
      </CardGrid>
    </Section>
  )
}
