import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import css from './toasts.module.css'

/** How long a toast stays, in milliseconds (Specification 1, section 9). It waits under pointer and focus. */
const TOAST_DURATION_MS = 5000

/**
 * Draws what `showToast` was told, once per app. The toasts lie in a stack, because Mantine waits under the focus only
 * there, and in a live region that is in the page before them, because a screen reader hears only what comes into one.
 */
export function Toasts() {
  return (
    <Notifications
      aria-live="polite"
      classNames={{ root: css.stack ?? '', notification: css.toast ?? '' }}
      position="bottom-center"
      layout="stacked"
      autoClose={TOAST_DURATION_MS}
      transitionDuration={180}
    />
  )
}
