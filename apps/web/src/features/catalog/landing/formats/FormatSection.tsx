import type { CourseLanding } from '@section/domain/catalog/course-landing.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { Section } from '@section/ui/page/Section.tsx'
import type { CourseLandingData, LandingSession } from '../../course-landing-query.ts'
import css from './format-section.module.css'
import { CourseAlert } from '../alert/CourseAlert.tsx'
import { LiveFormat } from './LiveFormat.tsx'
import { OnDemandFormat } from './OnDemandFormat.tsx'

export const FORMAT_SECTION_ID = 'formats'

interface FormatSectionProps {
  course: CourseSessions<LandingSession>
  formats: NonNullable<CourseLanding<LandingSession>['formatSection']>
  data: CourseLandingData
  /** True when the live card offers to tell the viewer when the course opens. */
  offersAlert: boolean
  now: number
}

/** The live and the on-demand format of a course (docs/product/course-page.md#learning-formats). */
export function FormatSection({ course, formats, data, offersAlert, now }: FormatSectionProps) {
  return (
    <div id={FORMAT_SECTION_ID} tabIndex={-1} className={css.anchor}>
      <Section title="Choose your learning format">
        <div className={css.formats}>
          <LiveFormat
            course={course}
            card={formats.live}
            data={data}
            alert={offersAlert && <CourseAlert courseId={data.about.courseId} active={data.alert} />}
            now={now}
          />
          <OnDemandFormat card={formats.onDemand} data={data} />
        </div>
      </Section>
    </div>
  )
}
