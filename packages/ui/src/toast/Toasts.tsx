import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { MAIN_ID } from '../accessibility/main-id.ts'
import { Icon } from '../icon/Icon.tsx'
import { hideToast, readToasts, type Toast, watchToasts } from './show-toast.ts'
import css from './toasts.module.css'

/** The time, in milliseconds, for which a toast is shown while it has neither pointer nor focus. */
const TOAST_DURATION_MS = 5000

/** The same of a toast with an action such as “Undo”, which has to be read, thought about and reached. */
const ACTION_DURATION_MS = 10_000

/** How many toasts are shown at once; more would cover a small screen, so that later ones wait. */
const MAX_SHOWN = 3

const ICONS = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertCircle } as const

/**
 * The container of all toasts, rendered once per app: a live region that exists before them, because screen readers
 * announce only later changes. F8 enters the newest of those that are shown, not of those that wait, and Escape dismisses it.
 * It is never loaded late, because toasts also say that a file did not load.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, readToasts)
  const stack = useRef<HTMLDivElement>(null)
  /** The element that had the focus before a toast got it. */
  const origin = useRef<Element>(null)
  const returnFocus = () => {
    // In Safari a pressed button does not get the focus, which then stays where it is.
    if (!stack.current?.contains(document.activeElement)) return
    // What had the focus may be gone with what the member left.
    const before = origin.current?.isConnected ? origin.current : document.getElementById(MAIN_ID)
    if (before instanceof HTMLElement) before.focus()
  }
  const hasToasts = toasts.length > 0
  useEffect(() => {
    if (!hasToasts) return
    // Toasts come last on a page, too far away for the Tab key.
    const enter = (event: KeyboardEvent) => {
      if (event.key === 'F8')
        stack.current?.querySelector<HTMLElement>(':scope > :last-child button')?.focus()
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [hasToasts])
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
  const hasAction = action !== undefined
  useEffect(() => {
    if (hovered || focused) return
    const timer = setTimeout(hideToast, hasAction ? ACTION_DURATION_MS : TOAST_DURATION_MS, id)
    return () => clearTimeout(timer)
  }, [hovered, focused, hasAction, id])
  const dismiss = () => {
    onDismiss()
    hideToast(id)
  }
  const keys = {
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Escape') dismiss()
    },
    // Escape then leaves the dialog open that is below the toast.
    'data-mantine-stop-propagation': true,
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
          {...keys}
          onClick={() => {
            dismiss()
            action.onSelect()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label="Dismiss" {...keys} onClick={dismiss}>
        <Icon of={IconX} size={16} />
      </button>
    </div>
  )
}
