import { classNames } from '../class-names/class-names.ts'
import css from './badge-medal.module.css'

export interface BadgeMedalProps {
  readonly src: string
  /** What the badge is for: "Strategy Sprint badge". */
  readonly title: string
  /** Pixels. */
  readonly size?: number
  /** A badge still to be earned is shown pale and says so. */
  readonly earned?: boolean
}

/** A medal worth sharing. */
export function BadgeMedal({ src, title, size = 96, earned = true }: BadgeMedalProps) {
  return (
    <img
      className={classNames(css.medal, !earned && css.open)}
      src={src}
      alt={earned ? title : `${title}, not earned yet`}
      width={size}
      height={size}
      loading="lazy"
    />
  )
}
