import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { hideToast, readToasts, type Toast, watchToasts } from './show-toast.ts'
import css from './toasts.module.css'

/** The time, in milliseconds, for which a toast is shown while it has neither pointer nor focus. */
const TOAST_DURATION_MS = 5000

/** How many toasts are shown at once; more would cover a small screen, so that later ones wait. */
const MAX_SHOWN = 5

const ICONS = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertCircle } as const

/**
 * The container of all toasts, rendered once per app: a live region that exists before them, because screen readers
 * announce only later changes. It is never loaded late, because toasts also say that a file did not load.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, readToasts)
  const stack = useRef<HTMLDivElement>(null)
  /** The element that had the focus before a toast got it. */
  const origin = useRef<Element>(null)
  const returnFocus = () => {
    // In Safari a pressed button does not get the focus, which then stays where it is.
    const isInside = stack.current?.contains(document.activeElement)
    if (isInside && origin.current instanceof HTMLElement) origin.current.focus()
  }
  return (
    <div
      ref={stack}
      className={css.stack}
      aria-live="polite"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget
      }}
    >
      {toasts.slice(0, MAX_SHOWN).map((toast) => (
        <ToastCard key={toast.id} {...toast} onDismiss={returnFocus} />
      ))}
    </div>
  )
}

interface ToastCardProps extends Toast {
  /** Is called when the member has pressed one of the buttons, which then disappear. */
  readonly onDismiss: () => void
}

function ToastCard({ id, tone = 'success', message, action, onDismiss }: ToastCardProps) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    if (hovered || focused) return
    const timer = setTimeout(hideToast, TOAST_DURATION_MS, id)
    return () => clearTimeout(timer)
  }, [hovered, focused, id])
  const dismiss = () => {
    onDismiss()
    hideToast(id)
  }
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
            dismiss()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label="Dismiss" onClick={dismiss}>
        <Icon of={IconX} size={16} />
      </button>
    </div>
  )
}
