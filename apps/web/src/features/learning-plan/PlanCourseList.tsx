import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { safePicture } from '@section/domain/links/safe-href.ts'
import { IconButton } from '@section/ui/button/IconButton.tsx'
import { CompactCourseCard } from '@section/ui/course-card/CompactCourseCard.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import css from './learning-plan.module.css'
import type { PlannedCourse } from './planned-course.ts'

/** A course of the plan with the sentence that explains it. */
export type ReasonedCourse = PlannedCourse & { readonly reason: string }

interface PlanCourseListProps {
  courses: readonly ReasonedCourse[]
  /** Called by the control in the corner of each course, which is shown only with it. */
  onRemove?: ((course: ReasonedCourse, index: number) => void) | undefined
  disabled?: boolean
  ref?: Ref<HTMLOListElement>
}

/** The courses of a plan in the order in which they are recommended. */
export function PlanCourseList({ courses, onRemove, disabled, ref }: PlanCourseListProps) {
  return (
    <ol ref={ref} className={css.courses} aria-label="Courses of the plan">
      {courses.map((course, index) => (
        <li key={course.courseId}>
          <CompactCourseCard
            cover={safePicture(course.cover)}
            link={<Link to={pathTo('course', { courseId: course.courseId })}>{course.title}</Link>}
            facts={course.facts}
            badge={course.badge}
            note={course.reason}
            action={
              onRemove && (
                <IconButton
                  label={`Remove ${course.title}`}
                  icon={<Icon of={IconX} />}
                  disabled={disabled}
                  // The second click of a double one would remove the course that has moved up.
                  onClick={({ detail }) => detail < 2 && onRemove(course, index)}
                />
              )
            }
          />
        </li>
      ))}
    </ol>
  )
}
