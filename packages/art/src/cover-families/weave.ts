import { ColorLayers, type CoverFamily } from '../covers/cover-canvas.ts'
import { nums } from '../svg-shapes.ts'

/** Draws bands woven over and under each other, straight or on the diagonal. */
export const weave: CoverFamily = ({ width, height, random, density, main, second, accent }) => {
  const pitch = height / (2.5 + density * 1.25)
  const band = pitch * (0.6 + random.next() * 0.22)
  const reach = Math.hypot(width, height) / 2 + pitch
  const lines = Math.ceil(reach / pitch)
  const special = random.int(-1, 1)
  const under = new ColorLayers()
  const over = new ColorLayers()
  const across = (row: number) => (row === special ? accent : main)
  for (let row = -lines; row <= lines; row++) {
    under.add(across(row), box(-reach, row * pitch - band / 2, reach * 2, band))
  }
  const down = new ColorLayers()
  for (let column = -lines; column <= lines; column++) {
    down.add(second, box(column * pitch - band / 2, -reach, band, reach * 2))
    for (let row = -lines; row <= lines; row++) {
      const hidden = Math.abs(row * pitch) > reach * 0.82 || Math.abs(column * pitch) > reach * 0.95
      if ((row + column) % 2 !== 0 || hidden) continue
      const gap = (pitch - band) / 2
      over.add(
        across(row),
        box(column * pitch - band / 2 - gap, row * pitch - band / 2, band + gap * 2, band),
      )
    }
  }
  const turn = random.pick([0, 45, 45, 30])
  const bands = under.drawing() + down.drawing() + over.drawing()
  return `<g transform="translate(${nums(width / 2, height / 2)}) rotate(${turn})">${bands}</g>`
}

function box(x: number, y: number, w: number, h: number): string {
  return `M${nums(x, y)}h${nums(w)}v${nums(h)}h${nums(-w)}z`
}
