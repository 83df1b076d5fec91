import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useFlag } from '../../../lib/flags.ts'
import { localZone } from '../../../lib/now.ts'
import { useSignedIn } from '../../../lib/session/viewer.ts'
import { PlaceButtons } from '../../enrollment/PlaceButtons.tsx'
import { WayIn } from '../../enrollment/WayIn.tsx'
import { CourseBookmark } from './CourseBookmark.tsx'
import { CourseSection, type CourseSectionProps } from './CourseSection.tsx'
import { FIRST_CARDS } from './first-cards.ts'

type CourseCardsProps = Pick<
  CourseSectionProps,
  'title' | 'courses' | 'bookmarks' | 'now' | 'progress' | 'action' | 'eager' | 'arrangement' | 'withoutPlace'
>

/** One section of the dashboard; without courses it is not there. */
export function CourseCards({ courses, ...shared }: CourseCardsProps) {
  // The first cards at once; the rest in slices that leave the page responsive.
  const shown = useDeferredValue(courses, courses.slice(0, FIRST_CARDS))
  const rated = useFlag('courseRating')
  const { viewer } = useSignedIn()
  if (courses.length === 0) return null
  return (
    <CourseSection
      {...shared}
      courses={shown}
      rated={rated}
      viewer={viewer}
      zone={localZone()}
      linkTo={(courseId) => (slot) => <Link to={pathTo('course', { courseId })} {...slot} />}
      Bookmark={CourseBookmark}
      WayIn={WayIn}
      PlaceButtons={PlaceButtons}
    />
  )
}
