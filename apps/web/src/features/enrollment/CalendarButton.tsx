import { IconCalendarPlus } from '@tabler/icons-react'
import { Button, type ButtonProps } from '@section/ui/button/Button.tsx'

/** The button that puts a class into a calendar, as it looks everywhere. */
export const CalendarButton = (props: Omit<ButtonProps, 'children' | 'icon'>) => (
  <Button {...props} icon={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}>
    Add to calendar
  </Button>
)
