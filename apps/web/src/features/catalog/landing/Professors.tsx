import { portraitAddress } from '../../../lib/links/portrait-address.ts'
import { Picture } from '../../../lib/links/Picture.tsx'
import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Avatar } from '@section/ui/avatar/Avatar.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import type { CourseLandingData } from '../course-landing-query.ts'
import css from './professors.module.css'

/** One block for each professor of a course, with some of their other courses. */
export function Professors({ data: { about, facultyCourses } }: { data: CourseLandingData }) {
  if (about.faculties.length === 0) return null
  return (
    <Section title="Meet your professor">
      <ul className={css.professors}>
        {about.faculties.map(({ facultyId, fullName, imageUrl, biography }) => (
          <li key={facultyId} className={css.professor}>
            <Avatar name={fullName} src={portraitAddress(imageUrl, fullName)} size={144} decorative />
            <div className={css.text}>
              <h3 className={css.name}>{fullName}</h3>
              <p className={css.biography}>{biography}</p>
              <OtherCourses fullName={fullName} courses={facultyCourses.get(facultyId) ?? []} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface OtherCoursesProps {
  fullName: string
  courses: readonly { courseId: string; title: string; subtitle: string; coverImageUrl: string }[]
}

function OtherCourses({ fullName, courses }: OtherCoursesProps) {
  if (courses.length === 0) return null
  const title = `More from ${fullName}`
  return (
    <>
      <h4 className={css.more}>{title}</h4>
      <ul className={css.courses} aria-label={title}>
        {courses.map((course) => (
          <li key={course.courseId}>
            <Link to={pathTo('course', { courseId: course.courseId })} className={css.course}>
              <Picture src={course.coverImageUrl} alt="" width={112} height={63} loading="lazy" />
              <span>
                <span className={css.courseTitle}>{course.title}</span>
                <span className={css.courseSubtitle}>{course.subtitle}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
