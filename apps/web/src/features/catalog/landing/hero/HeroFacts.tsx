import { IconBroadcast, IconClock, IconPlayerPlay, IconSchool } from '@tabler/icons-react'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { formatsText, weeklyHoursText } from '@section/domain/catalog/course-page/hero-facts.ts'
import { facultyText } from '@section/domain/catalog/cards/faculty-text.ts'
import { lessonsText } from '@section/domain/catalog/lessons-text.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import type { LandingSession } from '../../course-landing-query.ts'
import css from './hero-facts.module.css'

interface HeroFactsProps {
  course: CourseSessions<LandingSession>
  about: LandingSession
}

/**
 * Says who teaches a course, in which formats, how many hours a week it takes, and what its on-demand edition holds; nothing
 * for a course that hides such labels.
 */
export function HeroFacts({ course, about }: HeroFactsProps) {
  const { hideTimeAndFacultyLabels, hoursPerWeek } = about.courseMeta
  if (hideTimeAndFacultyLabels) return null
  const facts = [
    { icon: IconSchool, text: facultyText('Taught by', about.faculties) },
    { icon: IconBroadcast, text: formatsText(course) },
    { icon: IconClock, text: weeklyHoursText(hoursPerWeek) },
    { icon: IconPlayerPlay, text: course.hasOnDemand && about.lessons && lessonsText(about.lessons) },
  ]
  return (
    <ul className={css.facts}>
      {facts.map(
        ({ icon, text }) =>
          text && (
            <li key={text}>
              <Icon of={icon} size={16} />
              {text}
            </li>
          ),
      )}
    </ul>
  )
}
