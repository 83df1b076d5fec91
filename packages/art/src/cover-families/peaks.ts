import type { CoverFamily } from '../covers/cover-canvas.ts'
import { circle, path, polygon } from '../svg-shapes.ts'

/** Draws mountains with a light and a dark side, far ones first, and a moon. */
export const peaks: CoverFamily = ({ width, height, random, density, main, second, accent }) => {
  const count = 3 + density * 2
  const [left, right] = random.chance(0.5) ? [main, second] : [second, main]
  const steep = random.pick([0.75, 0.9, 1.05])
  const moonX = width * random.pick([0.16, 0.5, 0.84])
  const positions = Array.from({ length: count }, (_, at) => at).sort(
    (a, b) => ((a * 3) % count) - ((b * 3) % count),
  )
  let drawing = circle(moonX, height * 0.28, height * random.pick([0.14, 0.18, 0.22]), accent)
  for (const [rank, position] of positions.entries()) {
    const x = ((position + 0.4 + random.next() * 0.2) / count) * width
    const top = height * (0.12 + (0.55 * rank) / count + random.next() * 0.06)
    const slope = (height - top) * steep
    drawing += path(polygon([x, top], [x, height], [x - slope, height]), left)
    drawing += path(polygon([x, top], [x + slope, height], [x, height]), right)
    if (rank < 2 && random.chance(0.6)) drawing += path(snow(x, top, (height - top) * 0.26, steep), accent)
  }
  return drawing
}

function snow(x: number, top: number, tall: number, steep: number): string {
  const [low, reach] = [top + tall, tall * steep]
  const high = low - tall * 0.35
  return polygon(
    [x, top],
    [x + reach, low],
    [x + reach / 2, high],
    [x, low],
    [x - reach / 2, high],
    [x - reach, low],
  )
}
