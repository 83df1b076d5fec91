import { alternativeText } from '@section/domain/catalog/course-page/open-alternative.ts'
import type { NextStep } from '@section/domain/catalog/course-page/next-step.ts'
import { shortRunDates } from '@section/domain/catalog/course-page/run-dates.ts'
import { localZone } from '../../../../lib/now.ts'
import type { LandingSession } from '../../course-landing-query.ts'
import { NextStepButton } from '../next-step/NextStepButton.tsx'
import css from './own-session.module.css'

interface WaitingOfferProps {
  step: NextStep<LandingSession> | null
  now: number
}

/** What a member on a waitlist can take at once: a seat in another run, or the on-demand edition; nothing without any. */
export function WaitingOffer({ step, now }: WaitingOfferProps) {
  const zone = localZone()
  if (step?.kind === 'on-demand')
    return <p className={css.offerText}>{alternativeText({ kind: 'on-demand' }, now, zone)}</p>
  if (step?.kind !== 'enroll') return null
  return (
    <div className={css.offer}>
      <p className={css.offerText}>Free seats: {shortRunDates(step.session, zone)}</p>
      <NextStepButton step={{ kind: 'enroll', session: step.session }} now={now} />
    </div>
  )
}
