import type { ComponentProps } from 'react'
import { NEW_TAB } from '../link/new-tab.ts'
import { Button, type ButtonProps } from './Button.tsx'

export interface AnchorButtonProps
  extends
    Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'fullWidth' | 'children'>,
    Omit<ComponentProps<'a'>, 'children'> {
  /** Opens the address in a new tab, without access to this page. */
  readonly newTab?: boolean
}

/** A link with the look of a button. */
export function AnchorButton({ newTab = false, ...rest }: AnchorButtonProps) {
  return <Button component="a" {...rest} {...(newTab && NEW_TAB)} />
}
