import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCalendarPlus, IconCopy } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { useState } from 'react'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { ConfirmDialog } from '@section/ui/dialog/ConfirmDialog.tsx'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { LoadedPart } from '../../lib/graphql/LoadedPart.tsx'
import { copyText } from '../../lib/links/copy-text.ts'
import { calendarSubscriptionQuery, useSaveCalendarSubscription } from '../calendar/calendar-subscription.ts'
import css from './account-settings.module.css'

/** The private address by which a calendar program shows the member's sessions. docs/decisions/calendar-files.md */
export function CalendarSubscription() {
  const query = useQuery(calendarSubscriptionQuery)
  return (
    <Section
      id="calendar-subscription"
      title="Calendar subscription"
      description="All of your sessions in the calendar that you use, always up to date. Whoever has the address can read them, so keep it to yourself."
    >
      <Card>
        <LoadedPart
          query={query}
          loading="Loading your calendar subscription"
          problem="Your calendar subscription didn’t load."
          skeleton={<Skeleton height={42} shape="block" />}
        >
          {(subscription) => <Subscription {...subscription} />}
        </LoadedPart>
      </Card>
    </Section>
  )
}

interface SubscriptionProps {
  address: string | null
  webcalAddress: string | null
}

function Subscription({ address, webcalAddress }: SubscriptionProps) {
  const save = useSaveCalendarSubscription()
  const [asked, setAsked] = useState<'revoke' | 'renew' | null>(null)
  const close = () => setAsked(null)
  // The button that was pressed disappears after a change, so the element that replaces it gets the focus.
  const focusAfterChange = save.isSuccess
  const calendarIcon = <Icon of={IconCalendarPlus} />
  if (address === null || webcalAddress === null)
    return (
      <div className={css.row}>
        <p className={css.note}>Your calendar has no address yet.</p>
        <Button
          icon={calendarIcon}
          busy={save.isPending}
          ref={focusAfterChange ? focus : null}
          onClick={() => save.mutate('create')}
        >
          Create address
        </Button>
      </div>
    )
  return (
    <div className={css.subscription}>
      <TextInput
        label="Calendar address"
        description="Paste it where your calendar adds a calendar from the internet, or by URL."
        value={address}
        readOnly
        ref={focusAfterChange ? focus : null}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={css.actions}>
        <Button icon={<Icon of={IconCopy} />} onClick={() => void copyText(address)}>
          Copy address
        </Button>
        <AnchorButton icon={calendarIcon} href={webcalAddress}>
          Subscribe
        </AnchorButton>
        <Button variant="quiet" onClick={() => setAsked('renew')}>
          New address
        </Button>
        <Button variant="quiet" onClick={() => setAsked('revoke')}>
          Revoke address
        </Button>
      </div>
      <ConfirmDialog
        opened={asked === 'revoke'}
        title="Revoke this address?"
        confirmLabel="Revoke"
        tone="danger"
        busy={save.isPending}
        onConfirm={() => save.mutate('revoke', { onSettled: close })}
        onCancel={close}
      >
        <p>Calendars that use it show your sessions no more. You can create a new address at any time.</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'renew'}
        title="Get a new address?"
        confirmLabel="Get a new address"
        tone="danger"
        busy={save.isPending}
        onConfirm={() => save.mutate('renew', { onSettled: close })}
        onCancel={close}
      >
        <p>
          The old one is invalid at once, for you and for whoever else has it. Subscribe again with the new
          one.
        </p>
      </ConfirmDialog>
    </div>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
