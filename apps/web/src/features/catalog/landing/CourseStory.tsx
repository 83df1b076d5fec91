import { IconFileText } from '@tabler/icons-react'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { anchorTo } from '@section/ui/link/render-link.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import type { LandingSession } from '../course-landing-query.ts'
import css from './course-landing.module.css'
import { InfoItems } from './InfoItems.tsx'

/** Syllabus, takeaway, who it is for, what it teaches; each part only where the course tells it. */
export function CourseStory({ about }: { about: LandingSession }) {
  const { courseSyllabusUrl, topTakeaway, whoWillBenefit, whatYouWillLeaveWith } = about.courseMeta
  return (
    <>
      {courseSyllabusUrl && (
        <div>
          <ButtonLink
            icon={<IconFileText size={18} stroke={1.75} aria-hidden />}
            renderLink={anchorTo(courseSyllabusUrl, { newTab: true })}
          >
            Course syllabus
          </ButtonLink>
        </div>
      )}
      {topTakeaway && (
        <Section title="The Top Takeaway">
          <p className={css.takeaway}>{topTakeaway}</p>
        </Section>
      )}
      {whoWillBenefit.length > 0 && (
        <Section title="Who It's Perfect For">
          <InfoItems items={whoWillBenefit} />
        </Section>
      )}
      {whatYouWillLeaveWith.length > 0 && (
        <Section title="What You'll Learn">
          <InfoItems items={whatYouWillLeaveWith} />
        </Section>
      )}
    </>
  )
}
