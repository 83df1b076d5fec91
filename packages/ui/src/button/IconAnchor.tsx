import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import css from './icon-button.module.css'

export interface IconAnchorProps extends Omit<ComponentProps<'a'>, 'children' | 'aria-label'> {
  /** The accessible name. */
  readonly label: string
  readonly icon: ReactNode
}

/** A link with the look of an `IconButton`. */
export function IconAnchor({ label, icon, className, ...rest }: IconAnchorProps) {
  return (
    <a {...rest} aria-label={label} className={classNames(css.iconButton, className)}>
      {icon}
    </a>
  )
}
