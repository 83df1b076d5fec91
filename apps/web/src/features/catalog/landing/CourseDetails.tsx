import { SafeAnchorButton } from '../../../lib/links/SafeAnchorButton.tsx'
import { Picture } from '../../../lib/links/Picture.tsx'
import { IconFileText } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import type { LandingSession } from '../course-landing-query.ts'
import css from './course-landing.module.css'

/** A course's syllabus, takeaway, audience and contents; parts without content are left out. */
export function CourseDetails({ about }: { about: LandingSession }) {
  const { courseSyllabusUrl, topTakeaway, whoWillBenefit, whatYouWillLeaveWith } = about.courseMeta
  return (
    <>
      {courseSyllabusUrl && (
        <div>
          <SafeAnchorButton icon={<Icon of={IconFileText} />} address={courseSyllabusUrl} newTab>
            Course syllabus
          </SafeAnchorButton>
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

function InfoItems({ items }: { items: LandingSession['courseMeta']['whoWillBenefit'] }) {
  return (
    <ul className={css.points}>
      {items.map(({ title, description, iconUrl }) => (
        <li key={title} className={css.point}>
          {iconUrl && <Picture src={iconUrl} alt="" width={40} height={40} loading="lazy" />}
          <h3 className={css.pointTitle}>{title}</h3>
          <p className={css.pointText}>{description}</p>
        </li>
      ))}
    </ul>
  )
}
