import { contrastRatio, mixColors } from './color-contrast.ts'

const AA = 4.5
const LIGHT = { paper: '#fbfaf7', card: '#ffffff' }
const DARK = { paper: '#110f1c', card: '#1a1828' }
const WHITE = '#ffffff'
const BLACK = '#000000'

/** Darkens an accent in steps of 4 % until white on it and it on paper reach AA (4.5). Throws a RangeError unless it is `#rrggbb`. */
export function accessibleAccent(accent: string): string {
  return mixUntilReadable(accent, BLACK, [WHITE, LIGHT.paper])
}

/**
 * Returns the colors of a customer's accent (`#rrggbb`) for light and dark pages: `fill` behind white text, `text` for text
 * and focus rings on paper, card and `tint`. Each pair reaches AA.
 */
export function accentColors(accent: string) {
  const fill = accessibleAccent(accent)
  const lightTint = mixColors(WHITE, fill, 0.09)
  const darkTint = mixColors(DARK.card, fill, 0.3)
  return {
    light: {
      fill,
      fillHover: mixColors(fill, BLACK, 0.2),
      text: mixUntilReadable(fill, BLACK, [LIGHT.paper, LIGHT.card, lightTint]),
      tint: lightTint,
    },
    dark: {
      fill,
      fillHover: mixColors(fill, BLACK, 0.15),
      text: mixUntilReadable(accent, WHITE, [DARK.paper, DARK.card, darkTint]),
      tint: darkTint,
    },
  }
}

/** Returns the CSS properties of an accent (`#rrggbb`) for `tokens.css`; none for other texts, which keep the product's own blue. */
export function accentProperties(accent: string | null): readonly (readonly [name: string, value: string])[] {
  if (accent === null || !/^#[0-9a-f]{6}$/i.test(accent)) return []
  const { light, dark } = accentColors(accent)
  return [['', light] as const, ['-dark', dark] as const].flatMap(([suffix, colors]) => [
    [`--brand-accent${suffix}`, colors.fill] as const,
    [`--brand-accent-hover${suffix}`, colors.fillHover] as const,
    [`--brand-accent-text${suffix}`, colors.text] as const,
    [`--brand-accent-tint${suffix}`, colors.tint] as const,
  ])
}

/** Mixes a color with `end` in steps of 4 % until it reaches AA on all surfaces. */
function mixUntilReadable(color: string, end: string, surfaces: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mixColors(color, end, share)
    if (surfaces.every((surface) => contrastRatio(candidate, surface) >= AA)) return candidate
  }
  return end
}
