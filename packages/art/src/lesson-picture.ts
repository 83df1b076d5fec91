import { composition } from './covers/cover-canvas.ts'
import { COVER_FAMILIES } from './covers/cover-families.ts'
import { HOUSE_TONES, type StackKey, stackTones } from './colors/stack-palette.ts'
import { seededRandom } from './seeded-random.ts'
import { svgDocument } from './svg-shapes.ts'

/**
 * Draws the picture of a lesson whose recording has none of its own: an SVG text of 16:9 (viewBox 640 by 360), without words, in
 * the tones of the stack or else of the school. The same seed gives the same picture.
 */
export function lessonPicture({ seed, stack }: { seed: string; stack: StackKey | null }): string {
  const family = seededRandom(`lesson family ${seed}`).pick(COVER_FAMILIES)
  const tones = stack ? stackTones(stack) : HOUSE_TONES
  const size = { width: 640, height: 360, density: 1 } as const
  return svgDocument(640, 360, composition(family, size, `lesson ${seed}`, tones))
}
