import type { CoverFamily } from '../covers/cover-canvas.ts'
import { circle, nums, path } from '../svg-shapes.ts'

/** Draws great discs in a chain; where two meet, a third color. */
export const overlap: CoverFamily = ({ width, height, random, density, ground, main, second, accent }) => {
  const count = 2 + density
  const radius = height * (0.43 - density * 0.03)
  const apart = radius * (1.05 + random.next() * 0.4)
  const rise = random.pick([0, 0, 0.06, -0.06]) * height
  const start = (width - apart * (count - 1)) / 2
  const center = (at: number): [number, number] => [start + at * apart, height / 2 + (at % 2 ? rise : -rise)]
  const lens = random.pick([accent, ground])
  let discs = ''
  let lenses = ''
  for (let at = 0; at < count; at++) {
    const [x, y] = center(at)
    discs += circle(x, y, radius, at % 2 ? second : main)
    if (at > 0) lenses += path(lensOutline(center(at - 1), [x, y], radius), lens)
  }
  const cores = random.chance(0.5)
    ? Array.from({ length: count }, (_, at) => circle(...center(at), radius * 0.14, ground)).join('')
    : ''
  return discs + lenses + cores
}

/** Outlines the intersection of two discs of the same radius. */
function lensOutline([ax, ay]: [number, number], [bx, by]: [number, number], radius: number): string {
  const distance = Math.hypot(bx - ax, by - ay)
  const reach = Math.sqrt(radius ** 2 - (distance / 2) ** 2)
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2]
  const [dx, dy] = [(-(by - ay) / distance) * reach, ((bx - ax) / distance) * reach]
  const arc = nums(radius, radius, 0, 0, 1)
  return `M${nums(mx - dx, my - dy)}A${arc} ${nums(mx + dx, my + dy)}A${arc} ${nums(mx - dx, my - dy)}z`
}
