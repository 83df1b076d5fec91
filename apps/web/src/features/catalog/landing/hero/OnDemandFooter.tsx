import { IconPlayerPlay } from '@tabler/icons-react'
import type { NextStep } from '@section/domain/catalog/course-page/next-step.ts'
import type { OpenAlternative } from '@section/domain/catalog/course-page/open-alternative.ts'
import { watchedStage } from '@section/domain/video/progress/credited-share.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import type { CourseLandingData, LandingSession } from '../../course-landing-query.ts'
import { OnDemandButton } from '../formats/OnDemandButton.tsx'
import { UNWATCHED } from '../formats/use-on-demand-access.ts'
import { useOnDemandLink } from '../formats/use-on-demand-link.ts'
import { NextStepBar } from '../next-step/NextStepBar.tsx'
import css from './course-hero.module.css'

export interface HeroOffers {
  step: NextStep<LandingSession> | null
  /** The offer of the course instead of its next live date, which has no open seat. */
  alternative: OpenAlternative<LandingSession> | null
  /** True if the member has begun or completed the course on demand. */
  hasBegun: boolean
  /** True if the format section is hidden, so that no other part of the page offers the sessions. */
  isOnlyOffer: boolean
}

interface OnDemandFooterProps extends HeroOffers {
  data: CourseLandingData
  hasOnDemand: boolean
}

/** The member's progress in the on-demand edition, and the button that leads to it where the hero offers it. */
export function OnDemandFooter({
  step,
  alternative,
  hasBegun,
  isOnlyOffer,
  data,
  hasOnDemand,
}: OnDemandFooterProps) {
  const place = useOnDemandLink(data)
  const isNext = step?.kind === 'on-demand'
  const isOffered = isOnlyOffer && hasOnDemand && data.onDemand?.entitled
  if (!place || !(hasBegun || isNext || isOffered || alternative?.kind === 'on-demand')) return null
  const progress = data.progress ?? UNWATCHED
  // The page of a session has a checklist of its own, which does not follow from the progress in the lessons.
  const showsProgress = hasBegun && !place.isSession
  const text = showsProgress ? TEXTS[watchedStage(progress)] : 'GO TO ON DEMAND COURSE'
  const button = { place, icon: <Icon of={IconPlayerPlay} /> }
  return (
    <div className={css.footer}>
      {showsProgress && (
        <div className={css.progress}>
          <ProgressLine size="medium" showPercent value={progress.creditedShare} label="Your progress" />
        </div>
      )}
      {isNext ? (
        <NextStepBar>
          <OnDemandButton {...button} variant="primary">
            {text}
          </OnDemandButton>
        </NextStepBar>
      ) : (
        <OnDemandButton {...button}>{text}</OnDemandButton>
      )}
    </div>
  )
}

const TEXTS = { NOT_STARTED: 'Start', IN_PROGRESS: 'Resume', COMPLETED: 'Watch again' } as const
