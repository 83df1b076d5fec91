import { ANOTHER_RUN, START_ON_DEMAND } from '@section/domain/catalog/course-page/open-alternative.ts'
import type { NextStep } from '@section/domain/catalog/course-page/next-step.ts'
import type { LandingSession } from '../../course-landing-query.ts'
import { NextStepButton } from '../next-step/NextStepButton.tsx'
import { useRunDates } from '../next-step/use-run-dates.ts'
import css from './own-session.module.css'

interface WaitingOfferProps {
  step: NextStep<LandingSession> | null
  now: number
}

/** Offers what a member on a waitlist can take at once: a seat in another run, or the on-demand edition; nothing without any. */
export function WaitingOffer({ step, now }: WaitingOfferProps) {
  if (step?.kind === 'on-demand') return <p className={css.offerText}>{START_ON_DEMAND}</p>
  return step?.kind === 'enroll' ? <FreeRun session={step.session} now={now} /> : null
}

function FreeRun({ session, now }: { session: LandingSession; now: number }) {
  const dates = useRunDates(session, now)
  return (
    <div className={css.offer}>
      <p className={css.offerText}>{dates === null ? ANOTHER_RUN : `Free seats: ${dates}`}</p>
      <NextStepButton step={{ kind: 'enroll', session }} now={now} />
    </div>
  )
}
