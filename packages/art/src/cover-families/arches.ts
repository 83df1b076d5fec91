import type { CoverFamily } from '../covers/cover-canvas.ts'
import { nums, path } from '../svg-shapes.ts'

/** Draws a row of nested arches, some standing and some hanging. */
export const arches: CoverFamily = ({ width, height, random, density, ground, main, second, accent }) => {
  const columns = 3 + density
  const span = width / columns
  const bands = random.int(3, 4)
  const palettes = [
    [main, ground, second, accent],
    [second, accent, main, ground],
    [main, accent, second, ground],
  ] as const
  let hanging = random.chance(0.5)
  let drawing = ''
  for (let column = 0; column < columns; column++) {
    const inks = random.pick(palettes)
    const crown = (random.int(0, 3) * height) / 8
    for (let band = 0; band < bands; band++) {
      const radius = (span / 2) * (1 - band / bands)
      const x = (column + 0.5) * span - radius
      const spring = hanging ? height - crown - span / 2 : crown + span / 2
      const sweep = hanging ? 0 : 1
      const edge = hanging ? 0 : height
      const d = `M${nums(x, edge)}V${nums(spring)}a${nums(radius, radius, 0, 0, sweep, radius * 2, 0)}V${nums(edge)}z`
      drawing += path(d, inks[band] ?? main)
    }
    hanging = random.chance(0.7) ? !hanging : hanging
  }
  return drawing
}
