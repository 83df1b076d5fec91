import { hidesDates } from '@section/domain/catalog/hidden-dates.ts'
import { alternativeText } from '@section/domain/catalog/course-page/open-alternative.ts'
import type { DerivedSession } from '@section/domain/catalog/course-sessions.ts'
import { sessionLiveDate } from '@section/domain/sessions/dates/session-dates.ts'
import { noSeatText } from '@section/domain/sessions/open-seat.ts'
import { DottedLine } from '@section/ui/list/DottedLine.tsx'
import { localZone } from '../../../../lib/now.ts'
import { useSignedIn } from '../../../../lib/viewer/viewer.ts'
import { SessionAction } from '../../../enrollment/SessionButtons.tsx'
import type { LandingSession } from '../../course-landing-query.ts'
import { joiningStep, NextStepButton } from '../next-step/NextStepButton.tsx'
import css from './course-hero.module.css'
import type { HeroOffers } from './OnDemandFooter.tsx'

interface NextDateProps extends HeroOffers {
  /** The next live session, or a running one that can be joined. */
  next: DerivedSession<LandingSession> | null
  now: number
}

/**
 * The next live date, or that it will be announced, with a word when it has no seat and what the course offers instead, and the button of the next step if
 * that joins a session (docs/product/course-page.md#hero-of-the-landing-page).
 */
export function NextDate({ next, step, alternative, hasBegun, isOnlyOffer, now }: NextDateProps) {
  const { viewer } = useSignedIn()
  const joining = joiningStep(step)
  const isShown = next !== null && (!hasBegun || isOnlyOffer)
  const isDateShown = isShown && !hidesDates(next, viewer, now)
  const date = isDateShown ? sessionLiveDate(next.session, now, localZone()) : null
  const isOffered = isShown && isOnlyOffer && next.session.entitled && joining?.session !== next.session
  if (!isDateShown && !isOffered && !joining) return null
  return (
    <>
      {isDateShown && (
        <p className={css.next}>
          <span className={css.nextLabel}>Next live date</span>{' '}
          <DottedLine parts={date ? [date.dates, date.time, date.until] : ['Dates to be announced']} />
          <NoSeat session={next.session} alternative={alternative} now={now} />
        </p>
      )}
      {joining && <NextStepButton step={joining} now={now} />}
      {isOffered && <SessionAction session={next.session} now={now} />}
    </>
  )
}

interface NoSeatProps extends Pick<HeroOffers, 'alternative'> {
  session: LandingSession
  now: number
}

/** Says why the next session has no open seat, and which run has one, or that the course can be started on demand. */
function NoSeat({ session, alternative, now }: NoSeatProps) {
  const { viewer } = useSignedIn()
  const noSeat = noSeatText(session, session.enrollmentStatus, now)
  const instead = alternative && alternativeText(alternative, viewer, now, localZone())
  const isSeatElsewhere = alternative?.kind === 'session' && session.enrollmentStatus !== 'MANUAL'
  if (noSeat && isSeatElsewhere) return <span className={css.noSeat}>Full. {instead}</span>
  return (
    <>
      {noSeat && <span className={css.noSeat}>{noSeat}</span>}
      {instead && <span className={css.alternative}>{instead}</span>}
    </>
  )
}
