/** How a text looks: names and titles, small text, and emphasized small text. */
export type TextStyle = 'display' | 'text' | 'strong'

/** A family of the package `@fontsource/{name}`, whose files divide the characters among them. */
export interface FontFamily {
  name: string
  weight: number
  /** Returns true for the files of the family that are used; those of other scripts, which many families repeat, are not. */
  has: (part: string) => boolean
}

const every = () => true
const only = (script: string) => (part: string) => part === script
/** The files of Chinese and Korean families that are numbered hold everything but Latin, Greek and Cyrillic. */
const numbered = (part: string) => part.startsWith('[')

/**
 * Returns the families of a style in the order in which they are asked for a character. The first has the look of the
 * product; the others complete it, and each of them was looked at in its script (docs/decisions/certificate-drawing.md).
 */
export function familiesOf(style: TextStyle): readonly FontFamily[] {
  return FAMILIES[style]
}

const FRAUNCES = { name: 'fraunces', weight: 500, has: every }
const inter = (weight: number): FontFamily => ({ name: 'inter', weight, has: every })

const scripts = (weight: number): FontFamily[] => [
  { name: 'noto-serif', weight, has: (part) => part !== 'math' },
  { name: 'noto-serif-armenian', weight, has: only('armenian') },
  { name: 'noto-serif-georgian', weight, has: only('georgian') },
  { name: 'noto-serif-hebrew', weight, has: only('hebrew') },
  { name: 'amiri', weight: 400, has: only('arabic') },
  { name: 'noto-serif-devanagari', weight, has: only('devanagari') },
  { name: 'noto-serif-thai', weight, has: only('thai') },
  { name: 'cactus-classical-serif', weight: 400, has: numbered },
  { name: 'gowun-batang', weight: 400, has: numbered },
]

// Each style ends with the first family of the others, so that what one can draw, all can.
const FAMILIES: Record<TextStyle, readonly FontFamily[]> = {
  display: [FRAUNCES, ...scripts(500), inter(500)],
  text: [inter(400), ...scripts(400), FRAUNCES],
  strong: [inter(600), ...scripts(600), FRAUNCES],
}
