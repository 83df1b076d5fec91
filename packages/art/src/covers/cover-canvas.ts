import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { PAPER, type Tones } from '../colors/stack-palette.ts'
import { rect } from '../svg-shapes.ts'

/** The colors of one composition; the ground is already painted. */
interface CoverColors {
  ground: string
  main: string
  second: string
  accent: string
}

/** The canvas of a composition, whose edges crop the forms. */
export interface CoverCanvas extends CoverColors {
  width: number
  height: number
  random: SeededRandom
  /** From 0, few large forms, to 2, many forms. */
  density: 0 | 1 | 2
}

export type CoverFamily = (canvas: CoverCanvas) => string

/** Draws a composition on its ground; the seed decides its colors and its forms. */
export function composition(
  family: CoverFamily,
  size: Pick<CoverCanvas, 'width' | 'height' | 'density'>,
  seed: string,
  tones: Tones,
): string {
  const random = seededRandom(seed)
  const colors = coverColors(tones, random)
  return rect(0, 0, size.width, size.height, colors.ground) + family({ ...size, ...colors, random })
}

/** Joins forms of the same color into one path, which is shorter and faster to paint. */
export class ColorLayers {
  readonly #outlines = new Map<string, string>()

  add(color: string, outline: string): void {
    this.#outlines.set(color, (this.#outlines.get(color) ?? '') + outline)
  }

  /** Returns all forms, filled by default. */
  drawing(draw = (color: string, outline: string) => `<path fill="${color}" d="${outline}"/>`): string {
    return [...this.#outlines].map(([color, outline]) => draw(color, outline)).join('')
  }
}

function coverColors({ deep, base, soft, mist }: Tones, random: SeededRandom): CoverColors {
  return random.pick<CoverColors>([
    { ground: soft, main: base, second: deep, accent: PAPER },
    { ground: base, main: deep, second: soft, accent: PAPER },
    { ground: deep, main: base, second: soft, accent: PAPER },
    { ground: mist, main: base, second: deep, accent: soft },
    { ground: soft, main: deep, second: base, accent: PAPER },
  ])
}
