import css from './avatar.module.css'

export interface AvatarProps {
  readonly name: string
  readonly src: string
  /** Pixels. */
  readonly size?: 24 | 32 | 40 | 56 | 96 | 144
  /** True when the name is shown beside the portrait. */
  readonly decorative?: boolean
}

/** A round portrait. */
export function Avatar({ name, src, size = 40, decorative = false }: AvatarProps) {
  return (
    <img
      className={css.avatar}
      src={src}
      alt={decorative ? '' : name}
      width={size}
      height={size}
      loading="lazy"
    />
  )
}
