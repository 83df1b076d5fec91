import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

/** The one button that sends a form: primary and full width unless told otherwise. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button<'button'>>, 'type' | 'component'>) {
  return <Button variant="primary" size="large" fullWidth {...props} type="submit" />
}
