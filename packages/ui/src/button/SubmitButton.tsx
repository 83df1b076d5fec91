import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

/**
 * The button that submits a form; primary and full width by default. It is never disabled: when it is pressed too
 * early, the form says what is missing.
 */
export function SubmitButton(
  props: Omit<ComponentProps<typeof Button<'button'>>, 'type' | 'component' | 'disabled'>,
) {
  return <Button variant="primary" size="large" fullWidth {...props} type="submit" />
}
