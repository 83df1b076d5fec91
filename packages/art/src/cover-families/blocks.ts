import type { CoverFamily } from '../cover-canvas.ts'
import { nums, path } from '../svg-shapes.ts'

/** Isometric blocks stacked to different heights. */
export const blocks: CoverFamily = ({ width, height, random, density, colors }) => {
  const { main, second, accent } = colors
  const side = 2 + density
  const half = (height * 1.05) / (side + 1)
  const quarter = half / Math.sqrt(3)
  const faces = random.pick<readonly [string, string, string]>([
    [accent, main, second],
    [accent, second, main],
    [second, main, accent],
  ])
  const cx = width * random.pick([0.42, 0.5, 0.58])
  const foot = height * 0.5 - (side - 1) * quarter + height * 0.12
  let drawing = ''
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x = cx + (column - row) * half
      const lift = random.int(0, 2) * quarter * 1.1
      const y = foot + (column + row) * quarter - lift
      const tall = height + quarter
      drawing += path(
        `M${nums(x, y - quarter)}l${nums(half, quarter, -half, quarter, -half, -quarter)}z`,
        faces[0],
      )
      drawing += path(
        `M${nums(x - half - 0.4, y)}l${nums(half + 0.8, quarter)}v${nums(tall)}l${nums(-half - 0.8, -quarter)}z`,
        faces[1],
      )
      drawing += path(
        `M${nums(x, y + quarter)}l${nums(half + 0.4, -quarter)}v${nums(tall)}l${nums(-half - 0.4, quarter)}z`,
        faces[2],
      )
    }
  }
  return drawing
}
