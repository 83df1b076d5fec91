import { pathTo } from '@section/domain/access/screen-path.ts'
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { videoNeighbors } from '@section/domain/video/next-video.ts'
import { ButtonLink } from '../../../lib/routing/ButtonLink.tsx'
import { videoGroups, type Lecture, type OnDemandCourse } from '../on-demand-course.ts'
import { videoLink } from './video-link.ts'
import css from '../video-screen.module.css'

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** Links to the course and to the previous and next modules. Specification 2, section 2.6. */
export function VideoNavigation({ course, lecture }: { course: OnDemandCourse; lecture: Lecture }) {
  const { previousModule, nextModule } = videoNeighbors(videoGroups(course), lecture)
  const { courseId } = course
  return (
    <nav className={css.navigation} aria-label="Course">
      <Link className={css.back} to={pathTo('course', { courseId })}>
        <IconArrowLeft {...ICON} />
        Back to Course
      </Link>
      <span className={css.courseTitle}>{course.title}</span>
      <span className={css.modules}>
        {previousModule && (
          <ButtonLink
            size="small"
            icon={<IconChevronLeft {...ICON} />}
            {...videoLink(courseId, previousModule)}
          >
            Prev Module
          </ButtonLink>
        )}
        {nextModule && (
          <ButtonLink size="small" {...videoLink(courseId, nextModule)}>
            <span className={css.onward}>
              Next Module
              <IconChevronRight {...ICON} />
            </span>
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}
