import { accentProperties } from '@section/art/colors/accessible-accent.ts'

const PROPERTIES = ['accent', 'accent-hover', 'accent-text', 'accent-tint'] as const

/** Writes a customer's accent (`#rrggbb`) into the tokens of `root`, for light and dark; null restores cobalt. */
export function setBrandAccent(root: HTMLElement, accent: string | null): void {
  for (const property of PROPERTIES) {
    root.style.removeProperty(`--brand-${property}`)
    root.style.removeProperty(`--brand-${property}-dark`)
  }
  for (const [name, value] of accentProperties(accent)) root.style.setProperty(name, value)
}
