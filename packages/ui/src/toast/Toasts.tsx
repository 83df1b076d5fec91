import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import css from './toasts.module.css'

/** How long a toast is shown, in milliseconds, while it has neither pointer nor focus. */
const TOAST_DURATION_MS = 5000

/**
 * The place of all toasts, rendered once per app. They are stacked, because only then does Mantine keep a focused toast,
 * and in a live region that exists before them, because screen readers announce only later changes.
 */
export function Toasts() {
  return (
    <Notifications
      aria-live="polite"
      classNames={{ root: css.stack, notification: css.toast }}
      position="bottom-center"
      layout="stacked"
      autoClose={TOAST_DURATION_MS}
      transitionDuration={180}
    />
  )
}
