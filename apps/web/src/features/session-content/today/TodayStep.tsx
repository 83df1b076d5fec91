import { IconChevronRight, IconCircle, IconClockExclamation, IconVideo } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { type ReactNode, useId } from 'react'
import { materialsText } from '@section/domain/session-content/classes.ts'
import { safeHref } from '@section/domain/links/safe-href.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { AddToCalendar } from '../../calendar/AddToCalendar.tsx'
import type { SessionClass, SessionPageData } from '../session-page-query.ts'
import { startLiveEvent } from '../ticks/report-attendance.ts'
import type { PageNavigation } from '../use-page-navigation.ts'
import { classTime, labelOf, opensText, type StepTime, untilClass } from './step-texts.ts'
import type { SessionStep } from './today-of.ts'
import css from './today.module.css'

interface TodayStepProps {
  readonly step: SessionStep
  readonly session: SessionPageData['session']
  readonly navigation: PageNavigation
  readonly time: StepTime
}

/** One thing to do, with the way to it: the screen's primary button for the main one, otherwise its title. */
export function TodayStep(props: TodayStepProps) {
  const { step, session, time } = props
  if (step.kind === 'class') return <ClassStep step={step} session={session} time={time} />
  return <DueStep {...props} step={step} />
}

interface ClassStepProps extends Pick<TodayStepProps, 'session' | 'time'> {
  readonly step: Extract<SessionStep, { kind: 'class' }>
}

/** The next class with the way into it while its room is open. docs/product/session-pages.md#joining-a-class */
function ClassStep({ step, session, time }: ClassStepProps) {
  const { meeting, date } = step
  const until = untilClass(meeting, time)
  const room = meeting.link === null ? null : safeHref(meeting.link)
  return (
    <li className={css.step} data-kind="class" data-running={meeting.startAt <= time.now || undefined}>
      <Icon of={IconVideo} className={css.icon} size={20} />
      <div className={css.text}>
        <p className={css.label}>{labelOf(step, time)}</p>
        <p className={css.title}>
          {classTime(meeting, date, time)}
          {until && <span className={css.until}> · {until}</span>}
        </p>
      </div>
      <div className={css.actions}>
        {session.access === 'OPEN' && (
          <AddToCalendar size="small" variant="quiet" session={session} meetingId={meeting.meetingId} />
        )}
        {room && (
          <AnchorButton
            variant="primary"
            href={room.href}
            newTab
            icon={<Icon of={IconVideo} />}
            onClick={() => startLiveEvent(session)}
          >
            Join the live class
          </AnchorButton>
        )}
      </div>
    </li>
  )
}

interface PastClassStepProps {
  readonly held: SessionClass
  readonly onFollow: () => void
}

/** A class that ended today, which leads to what it has left behind. */
export function PastClassStep({ held, onFollow }: PastClassStepProps) {
  return (
    <li className={css.step} data-kind="over">
      <Icon of={IconVideo} className={css.icon} size={20} />
      <div className={css.text}>
        <p className={css.label}>{materialsText(held.materials)} of today’s class</p>
        <StepTitle follow={onFollow}>{held.title}</StepTitle>
      </div>
    </li>
  )
}

interface DueStepProps extends Omit<TodayStepProps, 'session'> {
  readonly step: Exclude<SessionStep, { kind: 'class' }>
}

function DueStep({ step, navigation, time }: DueStepProps) {
  const titleId = useId()
  const { title, follow, button, note } = dueOf(step, navigation)
  const drawing = step.kind === 'overdue' ? IconClockExclamation : IconCircle
  return (
    <li className={css.step} data-kind={step.kind}>
      <Icon of={drawing} className={css.icon} size={20} />
      <div className={css.text}>
        <p className={css.label}>{labelOf(step, time)}</p>
        <StepTitle id={titleId} follow={step.isMain ? undefined : follow}>
          {title}
        </StepTitle>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {step.isMain && follow && (
        <div className={css.actions}>
          <Button variant="primary" aria-describedby={titleId} onClick={follow}>
            {button}
          </Button>
        </div>
      )}
    </li>
  )
}

interface Due {
  readonly title: string
  readonly follow: (() => void) | undefined
  readonly button: string
  readonly note: string | null
}

function dueOf(step: DueStepProps['step'], { openerOf, openContainer }: PageNavigation): Due {
  if (step.kind === 'task') {
    const { sessionContentId, title, opensAt } = step.container
    const follow = () => openContainer(sessionContentId)
    return { title, follow, button: 'Go to the task', note: opensText(opensAt) }
  }
  const { title, subtype, required, parentSessionContentId } = step.item
  const isProject = subtype === 'PROJECT_SUBMISSION'
  const place = parentSessionContentId === null ? 'Go to the checklist' : 'Go to the task'
  return {
    title,
    follow: openerOf(step.item),
    button: isProject ? 'Go to the project' : place,
    note: required ? null : 'Optional',
  }
}

interface StepTitleProps {
  readonly id?: string
  readonly follow: (() => void) | undefined
  readonly children: ReactNode
}

function StepTitle({ id, follow, children }: StepTitleProps) {
  if (!follow)
    return (
      <p id={id} className={css.title}>
        {children}
      </p>
    )
  return (
    <button type="button" className={css.follow} onClick={follow}>
      {children}
      <Icon of={IconChevronRight} />
    </button>
  )
}
