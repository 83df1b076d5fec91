import type { CoverFamily } from '../covers/cover-canvas.ts'
import { circle, nums, path } from '../svg-shapes.ts'

/** Draws staircases one behind the other, with a disc above the lower end. */
export const steps: CoverFamily = ({ width, height, random, density, main, second, accent }) => {
  const count = 4 + density + random.int(0, 1)
  const run = width / count
  const rise = (height * 0.82) / count
  const flights = 2 + Math.min(1, density)
  const inks = random.pick([
    [accent, second, main],
    [second, accent, main],
    [accent, main, second],
  ])
  const lag = random.pick([1, 1.25, 1.5])
  const upRight = random.chance(0.6)
  let drawing = ''
  for (let flight = 0; flight < flights; flight++) {
    const drop = flight * rise * lag
    const shift = -flight * run * 0.5
    let d = `M${nums(shift, height)}`
    for (let at = 0; at <= count; at++) d += `V${nums(height - (at + 1) * rise + drop)}h${nums(run)}`
    drawing += path(`${d}V${nums(height)}z`, inks[flight + (3 - flights)] ?? main)
  }
  const radius = height * (0.18 + random.next() * 0.08)
  const sun = circle(width * 0.24, height * 0.3, radius, random.pick([main, second, accent]))
  const whole = sun + drawing
  return upRight ? whole : `<g transform="matrix(-1 0 0 1 ${width} 0)">${whole}</g>`
}
