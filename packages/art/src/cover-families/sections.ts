import type { CoverFamily } from '../covers/cover-canvas.ts'
import { circle, cropped, rect } from '../svg-shapes.ts'

/** Draws a great disc cut into bands that slid apart: the school's own mark, at large. */
export const sections: CoverFamily = ({ width, height, random, density, ground, main, second, accent }) => {
  const bands = 2 + density + random.int(0, 1)
  const upright = random.chance(0.5)
  const radius = height * (0.4 + random.next() * 0.06)
  const length = upright ? width : height
  const span = upright ? (radius * 2) / bands : height / bands
  const start = upright ? width / 2 - radius : 0
  const slide = (upright ? height : width) * 0.06 * random.pick([1, 1.5, 2])
  const grounds = random.pick([
    [ground, ground],
    [ground, accent],
  ])
  let drawing = ''
  for (let band = 0; band < bands; band++) {
    const from = start + band * span
    const side = band % 2 === 0 ? slide : -slide
    const ink = band % 2 === 0 ? main : second
    const inner = circle(
      upright ? width / 2 - from : width / 2 + side,
      upright ? height / 2 + side : height / 2 - from,
      radius,
      ink,
    )
    const fill = grounds[band % 2] ?? ground
    const panel = fill === ground ? '' : rect(0, 0, width, height, fill)
    const [x, y, w, h] = upright ? [from, 0, span, height] : [0, from, width, span]
    drawing += cropped(x, y, w, h, panel + inner)
  }
  const dot = length * 0.03 + 14
  const corner = random.chance(0.5) ? 0.1 : 0.9
  return drawing + circle(width * corner, height * random.pick([0.2, 0.8]), dot, random.pick([main, second]))
}
