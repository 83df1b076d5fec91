import type { TablerIcon } from '@tabler/icons-react'

interface IconProps {
  readonly of: TablerIcon
  /** Pixels. */
  readonly size?: number
  /** The width of the lines in a drawing of 24 pixels. A filled icon has none. */
  readonly stroke?: number
  /** The text for a screen reader; without it the icon is decoration. */
  readonly label?: string
  readonly className?: string | undefined
  readonly 'data-state'?: string
}

/** An icon in the lines of the product: `<Icon of={IconLock} />`. */
export function Icon({ of: Drawing, size = 18, stroke = 1.75, label, ...rest }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Drawing size={size} stroke={stroke} {...meaning} {...rest} />
}
