import { contrastRatio, mixColors } from './color-contrast.ts'

const AA = 4.5
const LIGHT = { paper: '#fbfaf7', card: '#ffffff' }
const DARK = { paper: '#110f1c', card: '#1a1828' }
const WHITE = '#ffffff'
const BLACK = '#000000'

export interface AccentColors {
  /** Behind white text. */
  readonly fill: string
  readonly fillHover: string
  /** For text and focus rings on paper, card and tint. */
  readonly text: string
  readonly tint: string
}

/**
 * A customer's accent (`#rrggbb`) as it may be shown on light pages: itself when white text on it and it on
 * paper both reach AA (4.5), else darkened in steps of 4 % until they do. Throws a RangeError for other notations.
 */
export function accessibleAccent(accent: string): string {
  const clear = (color: string) =>
    contrastRatio(color, WHITE) >= AA && contrastRatio(color, LIGHT.paper) >= AA
  return towards(accent, BLACK, clear)
}

/** All colors that a customer's accent (`#rrggbb`) replaces, for light and dark pages, each pair AA. */
export function accentColors(accent: string): { readonly light: AccentColors; readonly dark: AccentColors } {
  const fill = accessibleAccent(accent)
  const lightTint = mixColors(WHITE, fill, 0.09)
  const darkTint = mixColors(DARK.card, fill, 0.3)
  const darkSurfaces = [DARK.paper, DARK.card, darkTint]
  return {
    light: {
      fill,
      fillHover: mixColors(fill, BLACK, 0.2),
      text: towards(fill, BLACK, (color) => readableOn(color, [LIGHT.paper, LIGHT.card, lightTint])),
      tint: lightTint,
    },
    dark: {
      fill,
      fillHover: mixColors(fill, BLACK, 0.15),
      text: towards(accent, WHITE, (color) => readableOn(color, darkSurfaces)),
      tint: darkTint,
    },
  }
}

/**
 * The properties that `tokens.css` reads for an accent (`#rrggbb`), by name; none for anything else, which leaves
 * cobalt.
 */
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

function readableOn(color: string, surfaces: readonly string[]): boolean {
  return surfaces.every((surface) => contrastRatio(color, surface) >= AA)
}

function towards(color: string, end: string, enough: (color: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mixColors(color, end, share)
    if (enough(candidate)) return candidate
  }
  return end
}
