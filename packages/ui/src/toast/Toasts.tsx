import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import {
  currentToasts,
  hideToast,
  subscribeToToasts,
  type Toast,
  TOAST_DURATION_MS,
  type ToastTone,
} from './toast-queue.ts'
import { useAutoHide } from './use-auto-hide.ts'
import css from './toasts.module.css'

const ICONS = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertCircle } as const

/**
 * Draws what `showToast` was told, once per app. Both regions stand in the page from the start, since a screen
 * reader hears only what changes inside a region that it knows: successes wait their turn, errors do not.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)
  const [paused, setPaused] = useState(false)
  const card = (toast: Toast) => <ToastCard key={toast.id} toast={toast} paused={paused} />
  return (
    <div
      className={css.stack}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div role="status" className={css.region}>
        {toasts.filter((toast) => toast.tone !== 'error').map(card)}
      </div>
      <div role="alert" className={css.region}>
        {toasts.filter((toast) => toast.tone === 'error').map(card)}
      </div>
    </div>
  )
}

function ToastCard({ toast, paused }: { readonly toast: Toast; readonly paused: boolean }) {
  const tone: ToastTone = toast.tone ?? 'success'
  const Icon = ICONS[tone]
  const hide = () => hideToast(toast.id)
  useAutoHide(hide, TOAST_DURATION_MS, paused)
  return (
    <div className={css.toast} data-tone={tone}>
      <Icon className={css.icon} size={20} stroke={1.75} aria-hidden />
      <p className={css.message}>{toast.message}</p>
      {toast.action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            toast.action?.onSelect()
            hide()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton
        className={css.close ?? ''}
        label="Dismiss"
        icon={<IconX size={16} aria-hidden />}
        onClick={hide}
      />
    </div>
  )
}
