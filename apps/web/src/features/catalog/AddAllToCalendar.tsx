import { IconCalendarPlus } from '@tabler/icons-react'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { anchorTo } from '@section/ui/link/render-link.tsx'

/** Leads to the school's calendar of all dates, in a new tab. Specification 2, section 2.1. */
export function AddAllToCalendar({ href }: { href: string }) {
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      icon={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
      renderLink={anchorTo(href, { newTab: true })}
    >
      Add All to Calendar
    </ButtonLink>
  )
}
