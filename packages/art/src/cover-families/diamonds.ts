import { ColorLayers, type CoverFamily } from '../covers/cover-canvas.ts'
import { nums } from '../svg-shapes.ts'

/** Draws a harlequin lattice of diamonds, some folded into a light and a dark half. */
export const diamonds: CoverFamily = ({ width, height, random, density, main, second, accent }) => {
  const rows = 2 + density
  const columns = rows * 2 - (density === 2 ? 1 : 0)
  const [w, h] = [width / columns / 2, height / rows / 2]
  const layers = new ColorLayers()
  for (let row = 0; row <= rows * 2; row++) {
    for (let column = row % 2; column <= columns * 2; column += 2) {
      const [x, y] = [column * w, row * h]
      const kind = random.int(0, 5)
      if (kind === 0) continue
      if (kind <= 2) {
        layers.add(main, `M${nums(x, y - h)}l${nums(-w, h, w, h)}z`)
        layers.add(second, `M${nums(x, y - h)}l${nums(w, h, -w, h)}z`)
      } else if (kind === 3) {
        layers.add(accent, `M${nums(x, y - h)}l${nums(w, h, -w, h, -w, -h)}z`)
      } else {
        layers.add(kind === 4 ? main : second, `M${nums(x, y - h)}l${nums(w, h, -w, h, -w, -h)}z`)
      }
    }
  }
  return layers.drawing()
}
