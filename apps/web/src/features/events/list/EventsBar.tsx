import { NativeSelect } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EVENT_SORTS, type EventSort, eventSortIn } from '@section/domain/events/listed-events.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { config } from '../../../lib/config.ts'
import { SafeAnchorButton } from '../../../lib/links/SafeAnchorButton.tsx'
import { SUBSCRIBE_LINK } from '../../calendar/AddToCalendar.tsx'
import css from './events.module.css'

interface EventsBarProps {
  readonly sort: EventSort
  readonly onSort: (sort: EventSort) => void
}

/** The choice of the list, and the ways in which events come into the member's calendar. */
export function EventsBar({ sort, onSort }: EventsBarProps) {
  return (
    <div className={css.bar}>
      <NativeSelect
        className={css.sort}
        aria-label="Sort events"
        value={sort}
        data={[...EVENT_SORTS]}
        onChange={({ currentTarget: { value } }) => onSort(eventSortIn({ sort: value }))}
      />
      <SafeAnchorButton
        address={config.calendarUrl}
        newTab
        icon={<Icon of={IconCalendarPlus} />}
        aria-label="Add All to Calendar"
      >
        Add All<span className={css.wide}> to Calendar</span>
      </SafeAnchorButton>
      <p className={css.note}>
        What you attend can come by itself: <Link {...SUBSCRIBE_LINK}>subscribe to your own calendar</Link>.
      </p>
    </div>
  )
}
