import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

/** The button that submits a form; primary and full width by default. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button<'button'>>, 'type' | 'component'>) {
  return <Button variant="primary" size="large" fullWidth {...props} type="submit" />
}
