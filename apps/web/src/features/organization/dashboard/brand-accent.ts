import type { CSSProperties } from 'react'
import { accentProperties } from '@section/art/colors/accessible-accent.ts'

/** Returns the attributes by which a part of a page has an employer's color, in tones that are readable; none without one. */
export function brandAccent(accent: string | null): { style?: CSSProperties; 'data-branded'?: true } {
  const properties = accentProperties(accent)
  if (properties.length === 0) return {}
  // React passes custom properties on, which its types do not know.
  const style = Object.fromEntries(properties) as CSSProperties
  return { style, 'data-branded': true }
}
