import { notifications } from '@mantine/notifications'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import css from './toasts.module.css'

export interface ToastContent {
  readonly tone?: 'success' | 'info' | 'error'
  readonly message: string
  readonly action?: { readonly label: string; readonly onSelect: () => void }
}

const ICONS = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertCircle } as const

const CLASS_NAMES = {
  icon: css.icon,
  body: css.body,
  description: css.description,
  closeButton: css.close,
}

/** Shows a short message. Screen readers announce errors at once and other messages politely. */
export function showToast({ tone = 'success', message, action }: ToastContent): void {
  const drawing = ICONS[tone]
  const id = notifications.show({
    // The place of all toasts is a live region already; a second one inside it would be announced as well.
    role: tone === 'error' ? 'alert' : 'group',
    'data-tone': tone,
    classNames: CLASS_NAMES,
    closeButtonProps: { 'aria-label': 'Dismiss', icon: <Icon of={IconX} size={16} /> },
    icon: <Icon of={drawing} size={20} />,
    message: (
      <>
        <p className={css.message}>{message}</p>
        {action && (
          <button
            type="button"
            className={css.action}
            onClick={() => {
              action.onSelect()
              notifications.hide(id)
            }}
          >
            {action.label}
          </button>
        )}
      </>
    ),
  })
}

/** Hides all toasts. */
export function hideToasts(): void {
  notifications.clean()
}
