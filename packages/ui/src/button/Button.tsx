import { createPolymorphicComponent, UnstyledButton, type UnstyledButtonProps } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Spinner } from '../loading/Spinner.tsx'
import css from './button.module.css'

export interface ButtonProps extends Omit<UnstyledButtonProps, 'classNames' | 'styles' | 'variant'> {
  /** A view has one primary button. `leave` gives up what one has, such as a seat, in quiet grey. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'leave' | 'danger'
  readonly size?: 'medium' | 'small' | 'large'
  readonly icon?: ReactNode
  readonly fullWidth?: boolean
  /** Shows a spinner instead of the icon and ignores clicks; the button keeps its focus. */
  readonly busy?: boolean
  readonly children: ReactNode
}

/** A button for an action. A link is an `AnchorButton`, or the app's `ButtonLink`. */
export const Button = createPolymorphicComponent<'button', ButtonProps>(
  ({
    variant = 'secondary',
    size = 'medium',
    icon,
    fullWidth,
    busy = false,
    className,
    children,
    ...rest
  }: ButtonProps & { className?: string }) => (
    <UnstyledButton
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignoreClick })}
      className={classNames(css.button, className)}
      variant={variant}
      size={size}
      mod={{ full: fullWidth }}
    >
      {busy ? <Spinner label="Working" size={16} tone="inherit" /> : icon}
      <span>{children}</span>
    </UnstyledButton>
  ),
)

function ignoreClick(event: MouseEvent) {
  event.preventDefault()
}
