import type { CoverFamily } from '../covers/cover-canvas.ts'
import { circle, nums, path } from '../svg-shapes.ts'

/** Round-topped bars that climb to one side before a low sun. */
export const bars: CoverFamily = ({ width, height, random, density, main, second, accent }) => {
  const count = 5 + density * 2
  const span = width / count
  const falling = random.chance(0.4)
  const sunX = width * (falling ? 0.74 : 0.26)
  let drawing = circle(sunX, height * 0.36, height * (0.2 + random.next() * 0.08), accent)
  for (let at = 0; at < count; at++) {
    const climb = ((falling ? count - 1 - at : at) + 0.6) / count
    const top = height * (1 - Math.min(0.95, 0.2 + climb * 0.7 + (random.next() - 0.5) * 0.2))
    const parts = Math.max(1, Math.min(random.int(1, 2 + density), Math.floor((height - top) / span)))
    const inks = random.chance(0.5) ? [main, second] : [second, main]
    for (let part = 0; part < parts; part++) {
      const crown = top + (part * (height - top)) / parts + span / 2
      const arc = nums(span / 2, span / 2, 0, 0, 1, span, 0)
      drawing += path(
        `M${nums(at * span, height)}V${nums(crown)}a${arc}V${nums(height)}z`,
        inks[part % 2] ?? main,
      )
    }
  }
  return drawing
}
