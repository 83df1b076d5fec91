import { useId } from 'react'
import { classesOfToday } from '@section/domain/session-content/classes.ts'
import { datedEntries } from '@section/domain/session-content/display/calendar.ts'
import { shortDate } from '@section/domain/sessions/dates/short-dates.ts'
import { hasEnded } from '@section/domain/sessions/session.ts'
import { localZone } from '../../../lib/now.ts'
import type { SessionDays } from '../checklist/session-days.ts'
import type { SessionContent, SessionPageData } from '../session-page-query.ts'
import type { PageNavigation } from '../use-page-navigation.ts'
import { headingOf } from './step-texts.ts'
import { PastClassStep, TodayStep } from './TodayStep.tsx'
import type { SessionToday } from './today-of.ts'
import css from './today.module.css'

/** The number of overdue and open items that the block shows; the checklist has all of them. */
const MAX_ITEMS = 3

interface TodayBlockProps {
  readonly today: SessionToday
  readonly session: SessionPageData['session']
  readonly content: SessionContent
  readonly days: SessionDays
  readonly navigation: PageNavigation
  readonly now: number
}

/** The first thing on a session's page: what to do now, by when, with the one primary button of the screen. */
export function TodayBlock({ today, session, content, days, navigation, now }: TodayBlockProps) {
  const headingId = useId()
  const time = { now, today: days.today }
  const isOver = session.sessionType === 'LIVE' && hasEnded(session, now)
  const items = today.steps.filter(({ kind }) => kind === 'overdue' || kind === 'open')
  const over = classesOfToday(content.classes, now, localZone())
  const hidden = new Set(items.slice(MAX_ITEMS))
  return (
    <section className={css.today} aria-labelledby={headingId} data-about={today.about}>
      <div className={css.top}>
        <h2 id={headingId}>{headingOf(today, days.today, isOver)}</h2>
        {today.about === 'today' && <p className={css.day}>{aboutToday(today, content, days)}</p>}
      </div>
      {(today.about === 'done' || today.about === 'completed') && (
        <p className={css.done}>{doneText(today.about, session.courseBadgeId !== null)}</p>
      )}
      {today.steps.length + over.length > 0 && (
        <ul className={css.steps}>
          {today.steps
            .filter((step) => !hidden.has(step))
            .map((step) => (
              <TodayStep
                key={keyOf(step)}
                step={step}
                session={session}
                navigation={navigation}
                time={time}
              />
            ))}
          {over.map((held) => (
            <PastClassStep
              key={held.meetingId}
              held={held}
              onFollow={() => navigation.setNotesOf(held.meetingId)}
            />
          ))}
        </ul>
      )}
      {hidden.size > 0 && <p className={css.more}>{hidden.size} more in the checklist</p>}
    </section>
  )
}

function doneText(about: 'done' | 'completed', hasBadge: boolean): string {
  const what = about === 'done' ? 'everything that is required' : 'this course'
  return `You have completed ${what}${hasBadge ? ', and the badge is yours' : ''}.`
}

function keyOf(step: SessionToday['steps'][number]): string {
  if (step.kind === 'class') return step.meeting.meetingId
  return step.kind === 'task' ? step.container.sessionContentId : step.item.sessionContentId
}

/** Returns the day of today, and what the schedules call it unless a step says the same. */
function aboutToday(
  { steps }: SessionToday,
  { schedules }: SessionContent,
  { today, dateOf }: SessionDays,
): string {
  const titles = new Set(steps.map((step) => ('item' in step ? step.item.title : '')))
  const named = schedules
    .flatMap((schedule) => datedEntries(schedule, dateOf))
    .flatMap(({ date, entry }) => (date === today && entry.ctaText !== null ? [entry.ctaText] : []))
  return [shortDate(today, today), ...named.filter((name) => !titles.has(name))].join(' · ')
}
