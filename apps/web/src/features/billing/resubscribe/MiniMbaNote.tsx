import { IconCalendarEvent } from '@tabler/icons-react'
import { nextMiniMbaStart } from '@section/domain/billing/selling/next-mini-mba.ts'
import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { localZone, useServerNow } from '../../../lib/now.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import css from './resubscribe.module.css'

/** Says when the Mini-MBA starts that a member holds, for which they need no membership; nothing for everybody else. */
export function MiniMbaNote() {
  const { viewer } = useSignedIn()
  const start = nextMiniMbaStart(viewer, useServerNow(), localZone())
  if (start === null) return null
  return (
    <p className={css.miniMba}>
      <Icon of={IconCalendarEvent} size={20} />
      <span>
        Your Mini-MBA starts soon, on {formatDate(Date.parse(start), 'UTC')}. You don’t need a membership for
        it.
      </span>
    </p>
  )
}
