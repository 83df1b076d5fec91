import { IconPlayerPlay } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import type { OnDemandCard } from '@section/domain/catalog/course-landing.ts'
import { timeText } from '@section/domain/video/time-text.ts'
import { Button } from '@section/ui/button/Button.tsx'
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
  /** True if there is no live session to join, so that this format's button is the primary one. */
  primary: boolean
}

/** The card of the on-demand format, with its lessons and the button that leads to them. */
export function OnDemandFormat({ card, data, primary }: OnDemandFormatProps) {
  const openDialog = useEnrollmentFlow()
  const place = useOnDemandLink(data)
  const lessons = data.onDemand?.groups.flatMap((group) => group.content) ?? []
  const seconds = lessons.reduce((sum, item) => sum + (item.video?.duration ?? 0), 0)
  const { unenroll } = card
  const session = data.sessions.find(({ sessionId }) => sessionId === unenroll?.sessionId)
  return (
    <Card padding="large" className={css.format}>
      <div className={css.formatTop} data-faded={card.button === 'COMING SOON'}>
        <Icon of={IconPlayerPlay} className={css.icon} size={24} />
        <h3 id={HEADING_ID} tabIndex={-1} className={css.formatTitle}>
          On demand
        </h3>
        <p className={css.formatLead}>Watch at your own pace; your place is kept on every device.</p>
        {lessons.length > 0 && (
          <p className={css.kind}>
            {lessons.length} lessons · {timeText(seconds)}
          </p>
        )}
      </div>
      <div className={css.actions}>
        {card.button === 'COMING SOON' || !place ? (
          <Button disabled>COMING SOON</Button>
        ) : (
          <OnDemandButton variant={primary ? 'primary' : 'secondary'} place={place}>
            {card.button}
          </OnDemandButton>
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
