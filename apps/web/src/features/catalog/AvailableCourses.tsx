import { memo } from 'react'
import { groupByBeginning } from '@section/domain/catalog/filters/group-courses.ts'
import { Section } from '@section/ui/page/Section.tsx'
import { AddAllToCalendar } from '../calendar/AddAllToCalendar.tsx'
import { CourseGrid, type CourseGridProps } from './cards/CourseGrid.tsx'
import css from './courses-page.module.css'

const TITLE = 'Available Courses'

/** The number of courses that a phone shows at first where they are not grouped. */
const FIRST_ON_PHONES = 10

interface AvailableCoursesProps extends Omit<CourseGridProps, 'label'> {
  /** True to group the courses by when they can be begun; false to keep their order. */
  grouped: boolean
}

/**
 * The courses that the member can begin, with the ways into a calendar
 * (docs/product/catalog.md#groups-of-available-courses). The section is not drawn again while only the controls of the
 * page change.
 */
export const AvailableCourses = memo(function AvailableCourses({ grouped, ...grid }: AvailableCoursesProps) {
  const { courses, now, view = 'next', eager = false } = grid
  if (courses.length === 0) return null
  const groups = grouped ? groupByBeginning(courses, view, now) : []
  return (
    <Section title={TITLE} action={<AddAllToCalendar />}>
      {groups.length < 2 ? (
        <CourseGrid label={TITLE} {...grid} firstOnPhones={FIRST_ON_PHONES} />
      ) : (
        groups.map(({ title, courses: group }, index) => (
          <section key={title} className={css.group} aria-label={title}>
            <h3 className={css.groupTitle}>{title}</h3>
            <CourseGrid {...grid} label={title} courses={group} eager={eager && index === 0} />
          </section>
        ))
      )}
    </Section>
  )
})
