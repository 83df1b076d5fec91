import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import css from './banner.module.css'

export interface BannerProps {
  readonly children: ReactNode
  /** A `Button` or `ButtonLink`. */
  readonly action?: ReactNode
  /** Called by the close button, which is shown only with it. */
  readonly onDismiss?: (() => void) | undefined
  /** `page` inside the content, `bottom` fixed at the foot of the window. */
  readonly placement?: 'page' | 'bottom'
  /** Names the region for screen readers. */
  readonly label: string
}

/** One notice with one action, in the page or fixed at its foot. */
export function Banner({ placement = 'page', label, children, action, onDismiss }: BannerProps) {
  return (
    <section className={css.banner} data-placement={placement} aria-label={label}>
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
