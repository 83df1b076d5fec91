import type { CoverFamily } from '../covers/cover-canvas.ts'
import { circle, cropped } from '../svg-shapes.ts'

/** Overlap of the halves, so that no hairline of the ground shows at the cut. */
const SEAM = 0.6

/** Draws concentric rings, cut along a line; beyond the cut they go on in other colors with an offset. */
export const rings: CoverFamily = ({ width, height, random, density, ground, main, second, accent }) => {
  const step = height / (6 + density * 3)
  const count = 5 + density * 3
  const cx = (0.3 + random.next() * 0.4) * width
  const cy = random.pick([0.5, 0.5, 0.25, 0.75]) * height
  const slide = random.pick([-2, -1, 1, 2]) * step
  const disc = (x: number, y: number, inks: readonly string[]) =>
    Array.from({ length: count }, (_, at) =>
      circle(x, y, (count - at) * step, inks[at % inks.length] ?? main),
    ).join('')
  const first = [main, ground, main, ground, second, ground]
  const other = [second, ground, accent, ground, second, ground]
  if (random.chance(0.5)) {
    return (
      cropped(0, 0, cx + SEAM, height, disc(cx, cy, first)) +
      cropped(cx, 0, width - cx, height, disc(0, cy + slide, other))
    )
  }
  return (
    cropped(0, 0, width, cy + SEAM, disc(cx, cy, first)) +
    cropped(0, cy, width, height - cy, disc(cx + slide, 0, other))
  )
}
