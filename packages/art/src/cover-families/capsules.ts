import { ColorLayers, type CoverFamily } from '../covers/cover-canvas.ts'
import { nums, stroke } from '../svg-shapes.ts'

/** Draws round-ended strokes of different lengths, all on one diagonal. */
export const capsules: CoverFamily = ({ width, height, random, density, main, second, accent }) => {
  const pitch = height / (3.2 + density * 1.4)
  const thick = pitch * 0.8
  const reach = (width + height) / 2.6
  const lanes = Math.floor(reach / pitch)
  const lines = new ColorLayers()
  for (let lane = -lanes; lane <= lanes; lane++) {
    let x = -reach + random.next() * pitch * 2
    while (x < reach) {
      const length = pitch * random.pick([0, 1, 2, 3, 4])
      const ink = random.pick([main, main, second, second, accent])
      lines.add(ink, `M${nums(x, lane * pitch)}h${nums(length)}`)
      x += length + pitch * random.pick([1, 1, 1.6])
    }
  }
  const drawing = lines.drawing((ink, line) => stroke(line, ink, thick, 'round'))
  const turn = random.pick([-45, 45, -30])
  return `<g transform="translate(${nums(width / 2, height / 2)}) rotate(${turn})">${drawing}</g>`
}
