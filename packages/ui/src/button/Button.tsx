import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Spinner } from '../loading/Spinner.tsx'
import css from './button.module.css'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'medium' | 'small' | 'large'

export interface ButtonLook {
  /** One primary button a view. Default `secondary`. */
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly icon?: ReactNode
  readonly fullWidth?: boolean
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  readonly children: ReactNode
  /** Shows a spinner in place of the icon, refuses clicks and says `aria-busy`. */
  readonly busy?: boolean
}

/** A thing to do on this screen. A thing to go to is a `ButtonLink`. */
export function Button({
  variant,
  size,
  icon,
  fullWidth,
  busy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignoreClick })}
      className={classNames(css.button, className)}
      data-variant={variant ?? 'secondary'}
      data-size={size ?? 'medium'}
      data-full={fullWidth}
    >
      {busy ? <Spinner label="Working" size={16} tone="inherit" /> : icon}
      <span>{children}</span>
    </button>
  )
}

function ignoreClick(event: { preventDefault(): void }) {
  event.preventDefault()
}
