import type { CoverFamily } from '../covers/cover-canvas.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { nums, path } from '../svg-shapes.ts'

/** Draws isometric blocks stacked to different heights. */
export const blocks: CoverFamily = ({ width, height, random, density, main, second, accent }) => {
  const side = 2 + density
  const half = (height * 1.05) / (side + 1)
  const quarter = half / Math.sqrt(3)
  const [top, left, right] = random.pick<readonly [string, string, string]>([
    [accent, main, second],
    [accent, second, main],
    [second, main, accent],
  ])
  // The faces overlap a little, so that no hairline shows between neighbors of one color.
  const [wide, deep] = [half + 1.2, quarter + 0.8]
  const cx = width * (0.4 + random.next() * 0.2)
  const foot = height * 0.5 - (side - 1) * quarter + height * 0.3
  const floors: number[] = []
  let drawing = ''
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x = cx + (column - row) * half
      const floor = differentFloor(random, floors[row * side + column - 1], floors[(row - 1) * side + column])
      floors.push(floor)
      const y = foot + (column + row) * quarter - floor * quarter * 2
      const tall = height + quarter
      drawing += path(`M${nums(x, y - quarter - 0.8)}l${nums(wide, deep, -wide, deep, -wide, -deep)}z`, top)
      drawing += path(
        `M${nums(x - half - 0.4, y)}l${nums(half + 0.8, quarter)}v${nums(tall)}l${nums(-half - 0.8, -quarter)}z`,
        left,
      )
      drawing += path(
        `M${nums(x, y + quarter)}l${nums(half + 0.4, -quarter)}v${nums(tall)}l${nums(-half - 0.4, quarter)}z`,
        right,
      )
    }
  }
  return drawing
}

/** Draws a height that differs from the neighbors behind, so that every block is visible. */
function differentFloor(random: SeededRandom, left: number | undefined, behind: number | undefined): number {
  let floor = random.int(0, 2)
  while (floor === left || floor === behind) floor = (floor + 1) % 3
  return floor
}
