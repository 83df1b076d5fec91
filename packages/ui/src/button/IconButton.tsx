import { UnstyledButton } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import css from './icon-button.module.css'

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'aria-label' | 'className'
> {
  /** The accessible name. */
  readonly label: string
  readonly icon: ReactNode
  readonly className?: string | undefined
}

/** A square button with an icon: 40 px, or 44 px on touch screens. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <UnstyledButton {...rest} aria-label={label} className={classNames(css.iconButton, className)}>
      {icon}
    </UnstyledButton>
  )
}
