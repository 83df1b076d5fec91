import { IconArrowLeft } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { BackLink } from '../../../../lib/links/BackLink.tsx'
import { landingRoute } from '@section/domain/access/route-access.ts'
import { stackName } from '@section/domain/catalog/filters/filter-options.ts'
import { Page } from '@section/ui/page/Page.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { type PillTone, StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { Picture } from '../../../../lib/links/Picture.tsx'
import { useSignedIn } from '../../../../lib/viewer/viewer.ts'
import type { UnheldCourse } from '../../course-landing-query.ts'
import hero from '../hero/course-hero.module.css'
import css from '../course-landing.module.css'
import { OfferCard } from './OfferCard.tsx'

/** The landing page of a course that the member's plan does not hold: what it is, what opens it, and who can change that. */
export function CourseOfferPage({ offer, preview, products }: UnheldCourse) {
  const { viewer } = useSignedIn()
  const { title, subtitle, stack, difficulty, coverImageUrl, topTakeaway } = offer
  return (
    <Page>
      <header className={hero.hero}>
        <div>
          <div className={hero.top}>
            <BackLink to={landingRoute(viewer)} className={hero.back}>
              <Icon of={IconArrowLeft} size={16} />
              Back to what you have
            </BackLink>
          </div>
          <div className={hero.pills}>
            <StatusPill tone={stack as PillTone}>Topic: {stackName(stack)}</StatusPill>
            <StatusPill>Level: {difficulty}</StatusPill>
          </div>
          <h1 className={hero.title}>{title}</h1>
          {subtitle && <p className={hero.subtitle}>{subtitle}</p>}
          <OfferCard offer={offer} preview={preview} products={products} />
        </div>
        <div className={hero.media}>
          <Picture
            className={hero.cover}
            src={coverImageUrl}
            alt=""
            width={640}
            height={360}
            fetchPriority="high"
          />
        </div>
      </header>
      {topTakeaway && (
        <div className={css.sections}>
          <Section title="The Top Takeaway">
            <p className={css.takeaway}>{topTakeaway}</p>
          </Section>
        </div>
      )}
    </Page>
  )
}
