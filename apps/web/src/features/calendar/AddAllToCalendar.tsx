import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { lazyDialog } from '../../lib/loading/lazy-part.tsx'

const CalendarDialog = lazyDialog(() => import('./CalendarDialog.tsx'), 'CalendarDialog')

/**
 * Offers the member's own calendar, which stays up to date, and the school's calendar of all dates.
 * docs/product/calendar.md#add-all-to-calendar
 */
export function AddAllToCalendar() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        size="small"
        icon={<Icon of={IconCalendarPlus} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Add All to Calendar
      </Button>
      <CalendarDialog opened={isOpen} onClose={close} onMissing={close} />
    </>
  )
}
