import { type CalendarDay, calendarWeeks } from '@section/domain/session-content/display/calendar.ts'
import { formatMonthDay, formatWeekday } from '@section/domain/sessions/dates/session-dates.ts'
import { safeHref } from '@section/domain/links/safe-href.ts'
import { classNames } from '@section/ui/class-names/class-names.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { NEW_TAB } from '@section/ui/link/new-tab.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { itemState } from '@section/domain/session-content/display/item-state.ts'
import { Fragment, useId } from 'react'
import { kindWord } from '@section/domain/session-content/display/greeting.ts'
import { RichText } from '../../../lib/rich-text/RichText.tsx'
import { AddToCalendar } from '../../calendar/AddToCalendar.tsx'
import { ChecklistRow } from '../checklist/ChecklistRow.tsx'
import type { ItemOpeners } from '../checklist/item-openers.ts'
import type { SessionDays } from '../checklist/session-days.ts'
import type { ChecklistItem, SessionContent, SessionPageData } from '../session-page-query.ts'
import { useTickedItems } from '../ticks/use-ticks.ts'
import grid from '../week-grid.module.css'
import css from './schedule.module.css'

interface ScheduleCalendarProps {
  readonly schedule: SessionContent['schedules'][number]
  readonly session: SessionPageData['session']
  /** Epoch ms. */
  readonly now: number
  /** The calendar for a schedule without its own. */
  readonly fallbackUrl: string | null
  readonly checklist: readonly ChecklistItem[]
  readonly days: SessionDays
  readonly readOnly: boolean
  readonly openerOf: ItemOpeners
}

/**
 * A schedule from Monday to Friday, with the weekend days on which something falls, and a link to its calendar.
 * docs/product/session-pages.md#schedules
 */
export function ScheduleCalendar(props: ScheduleCalendarProps) {
  const { schedule, fallbackUrl, days } = props
  const items = new Map(useTickedItems(props.checklist).map((item) => [item.sessionContentId, item]))
  return (
    <Section
      title={schedule.title}
      action={<WholeCalendar {...props} address={schedule.externalCalendarUrl ?? fallbackUrl} />}
    >
      <ol className={css.weeks}>
        {calendarWeeks(schedule, days.dateOf).map((week) => (
          <li key={week[0]?.date}>
            <ol className={classNames(grid.week, css.week)} data-days={week.length}>
              {week.map((day) => (
                <ScheduleDay key={day.date} {...props} day={day} items={items} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/**
 * The button for all classes of the session, which says so, because the next class has a button of its own: it leads to the
 * session's calendar, or to a file for whoever takes part in a session without one.
 */
function WholeCalendar({
  address,
  session,
  now,
}: Pick<ScheduleCalendarProps, 'session' | 'now'> & { readonly address: string | null }) {
  const hintId = useId()
  const link = address === null ? null : safeHref(address)
  const hasFile = session.access === 'OPEN' && session.meetings.some(({ endAt }) => now < endAt)
  if (!link && (address !== null || !hasFile)) return null
  return (
    <div className={css.whole}>
      {link ? (
        <AnchorButton
          size="small"
          href={link.href}
          newTab
          icon={<Icon of={IconCalendarPlus} />}
          aria-describedby={hintId}
        >
          Add To Calendar
        </AnchorButton>
      ) : (
        <AddToCalendar size="small" session={session} aria-describedby={hintId}>
          Add To Calendar
        </AddToCalendar>
      )}
      <p id={hintId} className={css.hint}>
        All classes of the {kindWord(session.sessionKind)}
        {/* The hint takes the place of the link's own description. */}
        {link && <VisuallyHidden>. {NEW_TAB['aria-description']}</VisuallyHidden>}
      </p>
    </div>
  )
}

type Day = CalendarDay<ScheduleCalendarProps['schedule']['scheduleDays'][number]>

interface ScheduleDayProps extends ScheduleCalendarProps {
  readonly day: Day
  readonly items: ReadonlyMap<string, ChecklistItem>
}

function ScheduleDay({ day, items, ...props }: ScheduleDayProps) {
  const { date, dayNumber, isInside, entries } = day
  const isToday = date === props.days.today
  return (
    <li
      className={css.day}
      data-outside={!isInside || undefined}
      data-empty={entries.length === 0 || undefined}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <p className={css.date}>
        <span>
          {formatWeekday(Date.parse(date), 'UTC')} {formatMonthDay(Date.parse(date), 'UTC')}
        </span>
        {isInside && dayNumber > 0 && <span className={css.number}>Day {dayNumber}</span>}
        {isToday && <span className={css.today}>Today</span>}
      </p>
      {entries.map((entry) => (
        <Fragment key={entry.dayNumber}>
          {entry.ctaText && <p className={css.cta}>{entry.ctaText}</p>}
          {entry.body && <RichText>{entry.body}</RichText>}
          <DayItem {...props} item={items.get(entry.checklistSessionContentId ?? '')} />
        </Fragment>
      ))}
    </li>
  )
}

function DayItem({
  item,
  days,
  readOnly,
  openerOf,
}: Pick<ScheduleCalendarProps, 'days' | 'readOnly' | 'openerOf'> & {
  readonly item: ChecklistItem | undefined
}) {
  if (!item) return null
  const state = itemState(item, days.of(item.parentSessionContentId))
  return (
    <ul className={css.items}>
      <ChecklistRow
        item={item}
        state={state}
        readOnly={readOnly}
        onFollow={openerOf(item)}
        note={readOnly ? undefined : days.missedNote(item)}
      />
    </ul>
  )
}
