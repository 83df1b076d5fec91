import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import css from './banner.module.css'

export interface BannerProps {
  readonly tone?: 'accent' | 'neutral' | 'warning'
  readonly icon?: ReactNode
  readonly children: ReactNode
  /** A `Button` or `ButtonLink`. */
  readonly action?: ReactNode
  /** Draws a close button named "Dismiss". */
  readonly onDismiss?: (() => void) | undefined
  /** `page` inside the content, `bottom` fixed at the foot of the window. */
  readonly placement?: 'page' | 'bottom'
  /** Names the region for screen readers. */
  readonly label: string
}

/** One notice with one action, in the page or fixed at its foot. */
export function Banner(props: BannerProps) {
  const { tone = 'accent', placement = 'page', label, icon, children, action, onDismiss } = props
  return (
    <section className={css.banner} data-tone={tone} data-placement={placement} aria-label={label}>
      {icon}
      <div className={css.text}>{children}</div>
      {action && <div className={css.action}>{action}</div>}
      {onDismiss && (
        <IconButton
          label="Dismiss"
          icon={<IconX size={18} stroke={1.75} aria-hidden />}
          onClick={onDismiss}
        />
      )}
    </section>
  )
}
