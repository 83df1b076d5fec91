import { ColorLayers, type CoverFamily } from '../covers/cover-canvas.ts'
import { circle, sector } from '../svg-shapes.ts'

/** Draws rays that open from a point on the edge, behind nested discs. */
export const rays: CoverFamily = ({ width, height, random, density, ground, main, second, accent }) => {
  const [fx, fy] = random.pick([
    [0.5, 1],
    [0, 1],
    [1, 1],
    [0.25, 1],
    [0.75, 0],
    [0, 0.5],
    [1, 0.5],
  ])
  const [cx, cy] = [width * fx, height * fy]
  const count = 16 + density * 12
  const turn = 360 / count
  const start = random.pick([0, 0, turn / 2, turn * random.next()])
  const layers = new ColorLayers()
  for (let at = 0; at < count; at += 2) {
    const from = start + at * turn
    layers.add(at % 4 === 0 ? main : second, sector(cx, cy, width * 1.2, from, from + turn))
  }
  const radius = height * (0.36 + random.next() * 0.14)
  const heart = random.pick([
    [accent, main, ground],
    [second, ground, main],
    [main, accent, second],
  ])
  const discs = heart.slice(0, 2 + Math.min(1, density))
  return layers.drawing() + discs.map((ink, at) => circle(cx, cy, radius * (1 - at * 0.32), ink)).join('')
}
