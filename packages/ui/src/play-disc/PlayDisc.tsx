import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../class-names/class-names.ts'
import css from './play-disc.module.css'

export interface PlayDiscProps {
  readonly className?: string | undefined
  /** Pixels. */
  readonly iconSize?: number
}

/** The round Play icon over a picture. The CSS variable `--play-disc` of an ancestor sets its size. */
export function PlayDisc({ className, iconSize = 36 }: PlayDiscProps) {
  return (
    <span className={classNames(css.disc, className)}>
      <Icon of={IconPlayerPlayFilled} size={iconSize} />
    </span>
  )
}
