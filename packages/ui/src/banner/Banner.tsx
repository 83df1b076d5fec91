import { IconX } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import css from './banner.module.css'

export interface BannerProps {
  readonly children: ReactNode
  /** A `Button` or `ButtonLink`. */
  readonly action?: ReactNode
  /** Called by the close button, which is shown only with it. */
  readonly onDismiss?: (() => void) | undefined
  /** `page` inside the content, `bottom` fixed at the foot of the window, unless that is low. */
  readonly placement?: 'page' | 'bottom'
  /** Names the region for screen readers. */
  readonly label: string
}

/** One notice with one action, in the page or fixed at its foot. */
export function Banner({ placement = 'page', label, children, action, onDismiss }: BannerProps) {
  const section = useRef<HTMLElement>(null)
  useFootHeight(section, placement === 'bottom')
  return (
    <section ref={section} className={css.banner} data-placement={placement} aria-label={label}>
      <div className={css.text}>{children}</div>
      {action && <div className={css.action}>{action}</div>}
      {onDismiss && <IconButton label="Dismiss" icon={<Icon of={IconX} />} onClick={onDismiss} />}
    </section>
  )
}

/** The CSS variable with the height of the banner at the foot of the window, above which other parts are placed. */
const FOOT_HEIGHT = '--foot-banner-height'

/** Publishes the height of a banner, whose text wraps by the width of the window, while it stays at the foot. */
function useFootHeight(banner: RefObject<HTMLElement | null>, isAtFoot: boolean): void {
  useLayoutEffect(() => {
    const element = banner.current
    if (!isAtFoot || !element) return undefined
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty(FOOT_HEIGHT, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty(FOOT_HEIGHT)
    }
  }, [banner, isAtFoot])
}
