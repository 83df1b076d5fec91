import { nextLiveSession } from '@section/domain/catalog/course-page/next-live-session.ts'
import { openAlternative } from '@section/domain/catalog/course-page/open-alternative.ts'
import { hasBegunOnDemand } from '@section/domain/catalog/course-page/start-on-demand.ts'
import { ownSessions } from '@section/domain/catalog/own-sessions.ts'
import { waitingText } from '@section/domain/enrollment/waitlist-rank.ts'
import { useOnDemandAccess } from '../formats/use-on-demand-access.ts'
import { NextStepBar } from '../next-step/NextStepBar.tsx'
import { type NextStepOptions, useNextStep } from '../next-step/use-next-step.ts'
import { OWN_SESSION_ID, OwnSessionCard } from '../own-session/OwnSessionCard.tsx'
import { WaitingOffer } from '../own-session/WaitingOffer.tsx'
import { NextDate } from './NextDate.tsx'
import { OnDemandFooter } from './OnDemandFooter.tsx'
import css from './course-hero.module.css'

/**
 * The member's sessions in the course, the link to the on-demand edition, or else the next live date, with the button of the
 * next step. While the format section is hidden, its buttons are here (docs/product/course-page.md#hero-of-the-landing-page).
 */
export function HeroFooter(props: NextStepOptions) {
  const { course, landing, data, now } = props
  const step = useNextStep(props)
  const access = useOnDemandAccess(data)
  const own = ownSessions(course)
  const isEnrolled = own.some(({ flags }) => !flags.ended)
  // The page has one next step, so that a member on several waitlists reads once what they can take at once.
  const waiting = own.find(({ flags }) => flags.waitListed)?.session
  const hasBegun = hasBegunOnDemand(course)
  const next = isEnrolled ? null : nextLiveSession(course)
  const alternative = next && openAlternative(course, next.session, access, now)
  const shared = { step, hasBegun, isOnlyOffer: landing.formatSection === null, alternative, now }
  const onDemand = <OnDemandFooter {...shared} data={data} hasOnDemand={course.hasOnDemand} />
  return (
    <>
      {own.map(({ session }, index) => (
        <OwnSessionCard
          key={session.sessionId}
          session={session}
          now={now}
          isNextStep={step?.kind === 'enter' && step.session === session}
          {...(index === 0 && { id: OWN_SESSION_ID })}
        >
          {session === waiting && (!hasBegun || step?.kind === 'enroll') && (
            <WaitingOffer step={step} now={now} />
          )}
        </OwnSessionCard>
      ))}
      {step?.kind === 'wait' && step.session.waitlist && (
        <NextStepBar caption={waitingText(step.session.waitlist)} />
      )}
      {hasBegun && onDemand}
      <div className={css.offers}>
        {!isEnrolled && <NextDate {...shared} next={next} />}
        {!hasBegun && onDemand}
      </div>
    </>
  )
}
