import { IconBell } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import css from './course-alert.module.css'
import { useToggleCourseAlert } from './toggle-course-alert.ts'

interface CourseAlertProps {
  courseId: string
  /** True while the viewer waits for a mail. */
  active: boolean
}

/**
 * The button that asks for a mail when a course opens and, once it has been pressed, takes the wish back
 * (docs/product/course-page.md#course-alerts).
 */
export function CourseAlert({ courseId, active }: CourseAlertProps) {
  const toggle = useToggleCourseAlert(courseId)
  return (
    <div className={css.alert} data-active={active}>
      <p className={css.text} role="status">
        {active && 'We’ll write to you when it opens.'}
      </p>
      {/* There is one button for both, so that the focus stays on it. */}
      <Button
        variant="quiet"
        size="small"
        icon={active ? null : <Icon of={IconBell} size={16} />}
        onClick={() => toggle.mutate(!active)}
        {...(active && { 'aria-label': 'Undo: do not write to me' })}
      >
        {active ? 'Undo' : 'Tell me when it opens'}
      </Button>
    </div>
  )
}
