import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { safePicture } from '@section/domain/links/safe-href.ts'
import { CompactCourseCard } from '@section/ui/course-card/CompactCourseCard.tsx'
import css from './learning-plan.module.css'
import type { PlanCourse } from './plan-course.ts'

/** A course of the plan with the sentence that explains it. */
export type ReasonedCourse = PlanCourse & { readonly reason: string }

interface PlanCourseListProps {
  courses: readonly ReasonedCourse[]
  /** Returns the control in the corner of a course. */
  action?: (course: ReasonedCourse, index: number) => ReactNode
  ref?: Ref<HTMLOListElement>
}

/** The courses of a plan in the order in which they are recommended. */
export function PlanCourseList({ courses, action, ref }: PlanCourseListProps) {
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
            action={action?.(course, index)}
          />
        </li>
      ))}
    </ol>
  )
}
