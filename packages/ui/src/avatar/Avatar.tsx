import css from './avatar.module.css'

const TINTS = ['ai', 'business-core', 'marketing', 'leadership', 'product'] as const

export interface AvatarProps {
  readonly name: string
  /** A portrait; without one, the initials on a tint are shown. */
  readonly src?: string | null | undefined
  /** Pixels. */
  readonly size?: 24 | 32 | 40 | 56 | 96 | 144
  /** True when the name is shown beside the portrait. */
  readonly decorative?: boolean
}

/** A round portrait. A name always has the same tint. */
export function Avatar({ name, src, size = 40, decorative = false }: AvatarProps) {
  if (src) {
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
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span
      {...naming}
      className={css.avatar}
      data-tint={tintOf(name)}
      data-initials={initialsOf(name)}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
    />
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => initialOf(word) ?? [])
  const last = words.length > 1 ? words.at(-1) : ''
  return `${words[0] ?? ''}${last}`.toUpperCase()
}

/**
 * Returns the first letter or digit of a word with its marks, so that brackets and direction marks do not become
 * initials.
 */
function initialOf(word: string): string | undefined {
  return /[\p{L}\p{N}][\p{M}\u200c\u200d]*/u
    .exec(word.replaceAll(FILLERS, ''))?.[0]
    .replaceAll(/[\u200c\u200d]+$/g, '')
}

/** Letters that are invisible. */
const FILLERS = /[\u115f\u1160\u3164\uffa0]/g

function tintOf(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return TINTS[sum % TINTS.length] ?? TINTS[0]
}
