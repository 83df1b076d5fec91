import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { hideToast, readToasts, type Toast, watchToasts } from './show-toast.ts'
import css from './toasts.module.css'

/** The time, in milliseconds, for which a toast is shown while it has neither pointer nor focus. */
const TOAST_DURATION_MS = 5000

const ICONS = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertCircle } as const

/**
 * The place of all toasts, rendered once per app: a live region that exists before them, because screen readers announce
 * only later changes. It is never loaded late, because toasts also say that a file did not load.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, readToasts)
  return (
    <div className={css.stack} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} {...toast} />
      ))}
    </div>
  )
}

function ToastCard({ id, tone = 'success', message, action }: Toast) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    if (hovered || focused) return
    const timer = setTimeout(hideToast, TOAST_DURATION_MS, id)
    return () => clearTimeout(timer)
  }, [hovered, focused, id])
  const drawing = ICONS[tone]
  return (
    <div
      // The stack is the live region. A second one inside would be heard, too.
      role={tone === 'error' ? 'alert' : 'group'}
      className={css.toast}
      data-tone={tone}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon of={drawing} size={20} className={css.icon} />
      <p className={css.message}>{message}</p>
      {action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            action.onSelect()
            hideToast(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label="Dismiss" onClick={() => hideToast(id)}>
        <Icon of={IconX} size={16} />
      </button>
    </div>
  )
}
