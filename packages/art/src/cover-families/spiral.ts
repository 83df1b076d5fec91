import type { CoverFamily } from '../covers/cover-canvas.ts'
import { nums, path, rect } from '../svg-shapes.ts'

const GOLDEN = (1 + Math.sqrt(5)) / 2

/** Draws squares that shrink around a golden spiral, each with its quarter circle. */
export const spiral: CoverFamily = ({ width, height, random, density, ground, main, second, accent }) => {
  const inks = random.pick([
    [main, second, accent, ground, second],
    [second, main, ground, accent, main],
    [accent, main, second, ground, main],
    [ground, main, accent, second, main],
    [main, ground, second, ground, accent],
    [second, accent, main, ground, main],
    [accent, second, ground, main, second],
    [second, ground, main, accent, ground],
  ])
  const golden = Math.max(width, height * GOLDEN)
  let [x, y, w, h] = [
    Math.min(0, Math.max(width - golden, width / 2 - golden * 0.72)),
    (height - golden / GOLDEN) * random.next(),
    golden,
    golden / GOLDEN,
  ]
  let drawing = ''
  for (let at = 0; at < 4 + density * 2; at++) {
    const side = at % 4
    const size = Math.min(w, h)
    const left = side === 2 ? x + w - size : x
    const top = side === 3 ? y + h - size : y
    const form = inks[(at + 1) % inks.length] ?? second
    drawing +=
      rect(left, top, size, size, inks[at % inks.length] ?? main) + path(quarter(left, top, size, side), form)
    if (side === 0) x += size
    if (side === 1) y += size
    if (side % 2 === 0) w -= size
    else h -= size
  }
  drawing += rect(x, y, w, h, accent)
  const [across, down] = [random.pick([1, -1]), random.pick([1, -1])]
  const back = nums(across < 0 ? width : 0, down < 0 ? height : 0)
  return `<g transform="matrix(${across} 0 0 ${down} ${back})">${drawing}</g>`
}

function quarter(x: number, y: number, size: number, side: number): string {
  const arc = nums(size, size, 0, 0, 1)
  if (side === 0) return `M${nums(x + size, y + size)}H${nums(x)}A${arc} ${nums(x + size, y)}z`
  if (side === 1) return `M${nums(x, y + size)}V${nums(y)}A${arc} ${nums(x + size, y + size)}z`
  if (side === 2) return `M${nums(x, y)}H${nums(x + size)}A${arc} ${nums(x, y + size)}z`
  return `M${nums(x + size, y)}V${nums(y + size)}A${arc} ${nums(x, y)}z`
}
