import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  readonly children: ReactNode
}

/** The one button that sends a form: primary and full width unless told otherwise. */
export function SubmitButton({
  variant = 'primary',
  fullWidth = true,
  size = 'large',
  ...rest
}: SubmitButtonProps) {
  return <Button {...rest} type="submit" variant={variant} fullWidth={fullWidth} size={size} />
}
