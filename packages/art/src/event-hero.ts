import { composition } from './covers/cover-canvas.ts'
import { COVER_FAMILIES } from './covers/cover-families.ts'
import { seededRandom } from './seeded-random.ts'
import { HOUSE_TONES } from './colors/stack-palette.ts'
import { cropped, svgDocument } from './svg-shapes.ts'

/** Draws the picture of an event: 21:9 (viewBox 840 by 360), with two panels, unlike a course, in the school's own tones. */
export function eventHero({ slug }: { slug: string }): string {
  const random = seededRandom(`event ${slug}`)
  const first = random.int(0, COVER_FAMILIES.length - 1)
  const second = (first + random.int(1, COVER_FAMILIES.length - 1)) % COVER_FAMILIES.length
  const split = random.pick([240, 300, 360, 480, 540, 600])
  const panel = (at: number, x: number, width: number) => {
    const family = COVER_FAMILIES[at] ?? COVER_FAMILIES[0]
    const density = width > 400 ? 1 : 0
    const picture = composition(family, { width, height: 360, density }, `event ${slug} ${x}`, HOUSE_TONES)
    return cropped(x, 0, width, 360, picture)
  }
  return svgDocument(840, 360, panel(first, 0, split + 1) + panel(second, split, 840 - split))
}
