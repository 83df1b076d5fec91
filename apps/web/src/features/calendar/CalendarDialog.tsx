import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconCalendarPlus, IconCopy, IconDownload, IconExternalLink } from '@tabler/icons-react'
import { calendarWays } from '@section/domain/calendar/calendar-ways.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { config } from '../../lib/config.ts'
import { LoadedPart } from '../../lib/graphql/LoadedPart.tsx'
import { copyText } from '../../lib/links/copy-text.ts'
import { SafeAnchorButton } from '../../lib/links/SafeAnchorButton.tsx'
import { SUBSCRIBE_LINK } from './AddToCalendar.tsx'
import { calendarSubscriptionQuery, useSaveCalendarSubscription } from './calendar-subscription.ts'
import css from './calendar-dialog.module.css'

interface CalendarDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** The ways in which dates come into a member's calendar, each with what it holds and whether it stays up to date. */
export function CalendarDialog({ opened, onClose }: CalendarDialogProps) {
  const query = useQuery({ ...calendarSubscriptionQuery, enabled: opened })
  return (
    <Dialog opened={opened} size="medium" title="Add all to your calendar" onClose={onClose}>
      <section className={css.way} aria-label="Your own calendar">
        <div className={css.top}>
          <h3 className={css.title}>Your own calendar</h3>
          <StatusPill tone="success">Stays up to date</StatusPill>
        </div>
        <p className={css.text}>
          Every class and event that you take part in. When you enroll or leave, or a time changes, it follows
          by itself.
        </p>
        <LoadedPart
          query={query}
          loading="Loading your calendar"
          problem="Your calendar didn’t load."
          skeleton={<Skeleton height={44} shape="block" />}
        >
          {(subscription) => <Ways {...subscription} />}
        </LoadedPart>
      </section>
      <section className={css.way} aria-label="The school’s calendar">
        <h3 className={css.title}>The school’s calendar</h3>
        <p className={css.text}>The dates of all courses, also of those that you are not in.</p>
        <div>
          <SafeAnchorButton
            size="small"
            address={config.calendarUrl}
            newTab
            icon={<Icon of={IconExternalLink} />}
          >
            Open the school’s calendar
          </SafeAnchorButton>
        </div>
      </section>
    </Dialog>
  )
}

interface WaysProps {
  readonly address: string | null
  readonly webcalAddress: string | null
}

function Ways({ address, webcalAddress }: WaysProps) {
  const save = useSaveCalendarSubscription()
  const firstWay = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // The button that was pressed has made way for the list, which takes over its focus.
    if (save.isSuccess) firstWay.current?.focus()
  }, [save.isSuccess])
  if (address === null || webcalAddress === null)
    return (
      <div>
        <Button
          variant="primary"
          icon={<Icon of={IconCalendarPlus} />}
          busy={save.isPending}
          onClick={() => save.mutate('create')}
        >
          Create my calendar address
        </Button>
      </div>
    )
  return (
    <div className={css.ways}>
      <ul className={css.programs}>
        {calendarWays(address, webcalAddress, config.brandName).map((way, index) => (
          <li key={way.name}>
            <AnchorButton
              fullWidth
              href={way.href}
              newTab={way.isPage}
              ref={index === 0 ? firstWay : undefined}
            >
              {way.name}
            </AnchorButton>
          </li>
        ))}
      </ul>
      <div className={css.more}>
        <Button size="small" icon={<Icon of={IconCopy} />} onClick={() => void copyText(address)}>
          Copy address
        </Button>
        <SafeAnchorButton size="small" variant="quiet" address={address} icon={<Icon of={IconDownload} />}>
          A file with today’s dates
        </SafeAnchorButton>
      </div>
      <p className={css.note}>
        Whoever has the address can read your dates. If somebody else got it,{' '}
        <Link {...SUBSCRIBE_LINK}>get a new one</Link>.
      </p>
    </div>
  )
}
