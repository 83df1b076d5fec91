import type { CoverFamily } from '../covers/cover-canvas.ts'
import { circle, cropped, rect } from '../svg-shapes.ts'

/** Draws a sun at the horizon and its striped reflection. */
export const horizon: CoverFamily = ({ width, height, random, density, ground, main, second, accent }) => {
  const line = height * random.pick([0.5, 0.56, 0.62])
  const cx = width * random.pick([0.3, 0.5, 0.7])
  const radius = height * (0.3 + random.next() * 0.12)
  const [sun, sea, glow] = random.pick([
    [main, second, accent],
    [accent, main, second],
    [second, main, accent],
  ])
  const halos = Array.from({ length: density + 1 }, (_, at) => at + 1)
    .toReversed()
    .map((at) => circle(cx, line, radius + (at * height) / (5 + density), at % 2 ? ground : glow))
  const sky = halos.join('') + circle(cx, line, radius, sun)
  const stripes = 4 + density * 2
  let stripesDrawing = ''
  for (let at = 0; at < stripes; at++) {
    const y = ((height - line) * (at + 0.45)) / stripes
    const thick = (((height - line) / stripes) * (at + 2)) / (stripes + 3)
    const reach = radius * (1.05 - at * 0.06) * (0.75 + random.next() * 0.5)
    stripesDrawing += rect(cx - reach, y, reach * 2, thick, at % 3 === 2 ? glow : sun, thick / 2)
  }
  return (
    cropped(0, 0, width, line + 1, sky) +
    cropped(0, line, width, height - line, rect(0, 0, width, height, sea) + stripesDrawing)
  )
}
