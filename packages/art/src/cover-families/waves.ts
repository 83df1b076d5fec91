import type { CoverFamily } from '../covers/cover-canvas.ts'
import { circle, nums, path } from '../svg-shapes.ts'

/** Draws rolling waves one before the other, each out of step with the last. */
export const waves: CoverFamily = ({ width, height, random, density, ground, main, second, accent }) => {
  const rows = 3 + density
  const length = width / (2.2 + density * 0.8 + random.next() * 0.6)
  const swell = height * (0.2 - density * 0.03) * random.pick([0.8, 1, 1.2])
  const start = height * random.pick([0.34, 0.42, 0.5])
  const fall = (height - start) / (rows - 0.4)
  const inks = random.pick([
    [main, accent, second, ground, main],
    [second, main, accent, main, second],
    [main, second, ground, second, main],
  ])
  const sunX = width * random.pick([0.2, 0.5, 0.8])
  const phase = random.next()
  let drawing = circle(sunX, start - height * 0.08, height * 0.24, random.pick([second, accent]))
  for (let row = 0; row < rows; row++) {
    const y = start + row * fall
    const left = -length * (1 + ((phase + row * 0.38) % 1))
    const crests = Math.ceil((width - left) / (length / 2))
    const roll = `q${nums(length / 4, -swell, length / 2, 0)}${`t${nums(length / 2, 0)}`.repeat(crests)}`
    drawing += path(`M${nums(left, y)}${roll}V${nums(height)}H0z`, inks[row] ?? main)
  }
  return drawing
}
