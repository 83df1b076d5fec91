import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { classNames } from '../class-names/class-names.ts'
import css from './play-disc.module.css'

export interface PlayDiscProps {
  /** How it answers to the button that it stands in. */
  readonly className?: string | undefined
  /** Pixels. */
  readonly iconSize?: number
}

/** The round sign over a picture that a press plays it. `--play-disc` on what is around makes it smaller. */
export function PlayDisc({ className, iconSize = 36 }: PlayDiscProps) {
  return (
    <span className={classNames(css.disc, className)}>
      <IconPlayerPlayFilled size={iconSize} aria-hidden />
    </span>
  )
}
