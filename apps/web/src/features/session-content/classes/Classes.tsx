import { IconVideo } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { shortDay } from '@section/domain/sessions/dates/short-dates.ts'
import {
  type ClassState,
  classStates,
  classStateText,
  listedClasses,
  materialsToCome,
} from '@section/domain/session-content/classes.ts'
import { formatTimeSpan } from '@section/domain/sessions/dates/session-dates.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { SafeAnchorButton } from '../../../lib/links/SafeAnchorButton.tsx'
import { localZone } from '../../../lib/now.ts'
import type { SessionClass, SessionPageData } from '../session-page-query.ts'
import { startLiveEvent } from '../ticks/report-attendance.ts'
import { MaterialButtons } from './MaterialButtons.tsx'
import css from './classes.module.css'

interface ClassesProps {
  readonly session: SessionPageData['session']
  readonly classes: readonly SessionClass[]
  /** The ids of the meetings into which the first block of the page leads, so that their rows do not repeat the button. */
  readonly joinedAbove: ReadonlySet<string>
  /** Epoch ms. */
  readonly now: number
  /** Opens the notes of a class. */
  readonly onNotes: (meetingId: string) => void
}

/**
 * The classes of a session: when each is, how it stands, and after it its notes, slides and recording, which is where who
 * missed one catches up. docs/product/session-pages.md#classes
 */
export function Classes({ session, classes, joinedAbove, now, onNotes }: ClassesProps) {
  const [showsAll, setShowsAll] = useState(false)
  const states = new Map(classStates(classes, now).map((state, index) => [classes[index], state]))
  const listed = showsAll ? classes : listedClasses(classes, now)
  return (
    <Section title="Classes">
      <ol className={css.classes}>
        {listed.map((held) => (
          <ClassRow
            key={held.meetingId}
            {...{ session, held, joinedAbove, now, onNotes }}
            state={states.get(held) ?? 'ahead'}
          />
        ))}
      </ol>
      {listed.length < classes.length && (
        <Button size="small" className={css.all} onClick={() => setShowsAll(true)}>
          Show all {classes.length} classes
        </Button>
      )}
    </Section>
  )
}

interface ClassRowProps extends Omit<ClassesProps, 'classes'> {
  readonly held: SessionClass
  readonly state: ClassState
}

function ClassRow({ session, held, joinedAbove, state, now, onNotes }: ClassRowProps) {
  const zone = localZone()
  const meeting = session.meetings.find(({ meetingId }) => meetingId === held.meetingId)
  const room = state === 'over' || joinedAbove.has(held.meetingId) ? null : meeting?.link
  const toCome = state === 'now' || state === 'next' ? materialsToCome(held.materials) : null
  return (
    <li className={css.class} data-state={state}>
      <time className={css.when} dateTime={new Date(held.startAt).toISOString()}>
        <span className={css.date}>{shortDay(held.startAt, now, zone)}</span>
        <span>{formatTimeSpan(held, zone)}</span>
      </time>
      <div className={css.what}>
        <h3 className={css.title}>{held.title}</h3>
        <p className={css.state}>
          <StateWord state={state}>{classStateText(state, held, now, zone)}</StateWord>
          {toCome && <span>{toCome}</span>}
        </p>
      </div>
      <div className={css.actions}>
        {room && (
          <SafeAnchorButton
            size="small"
            address={room}
            newTab
            icon={<Icon of={IconVideo} />}
            onClick={() => startLiveEvent(session)}
          >
            Join the live class
          </SafeAnchorButton>
        )}
        <MaterialButtons held={held} onNotes={() => onNotes(held.meetingId)} />
      </div>
    </li>
  )
}

/** The words stand out for what is now or comes next; all others are plain. */
function StateWord({ state, children }: { readonly state: ClassState; readonly children: ReactNode }) {
  if (state === 'now') return <StatusPill tone="success">{children}</StatusPill>
  return state === 'next' ? <StatusPill>{children}</StatusPill> : <span>{children}</span>
}
