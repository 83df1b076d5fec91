import { IconPlayerPlay } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import type { OnDemandCard } from '@section/domain/catalog/course-landing.ts'
import { lessonsText } from '@section/domain/catalog/lessons-text.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { classNames } from '@section/ui/class-names/class-names.ts'
import { Card } from '@section/ui/page/Card.tsx'
import { useEnrollmentFlow } from '../../../enrollment/EnrollmentFlow.tsx'
import type { CourseLandingData } from '../../course-landing-query.ts'
import { OnDemandButton } from './OnDemandButton.tsx'
import { useOnDemandLink } from './use-on-demand-link.ts'
import css from './format-section.module.css'

const HEADING_ID = 'on-demand-format'

interface OnDemandFormatProps {
  card: OnDemandCard
  data: CourseLandingData
}

/** The card of the on-demand format, with its lessons and the button that leads to them. */
export function OnDemandFormat({ card, data }: OnDemandFormatProps) {
  const openDialog = useEnrollmentFlow()
  const place = useOnDemandLink(data)
  const { lessons } = data.about
  const { unenroll } = card
  const session = data.sessions.find(({ sessionId }) => sessionId === unenroll?.sessionId)
  const isSoon = card.button === 'COMING SOON' || !place
  return (
    <Card padding="large" className={classNames(css.format, isSoon && css.soon)}>
      <div>
        <Icon of={IconPlayerPlay} className={css.icon} size={24} />
        <h3 id={HEADING_ID} tabIndex={-1} className={css.formatTitle}>
          On demand
        </h3>
        <p className={css.formatLead}>Watch at your own pace; your place is kept on every device.</p>
        {lessons && <p className={css.kind}>{lessonsText(lessons)}</p>}
      </div>
      <div className={css.actions}>
        {isSoon ? (
          <Button disabled className={css.soonButton}>
            COMING SOON
          </Button>
        ) : (
          <OnDemandButton place={place}>{card.button}</OnDemandButton>
        )}
        {unenroll && session && (
          <Button variant="leave" onClick={() => openDialog(session, 'leave', HEADING_ID)}>
            {unenroll.text}
          </Button>
        )}
      </div>
    </Card>
  )
}
