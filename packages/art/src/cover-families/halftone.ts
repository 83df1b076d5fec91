import type { CoverFamily } from '../covers/cover-canvas.ts'
import { circle, nums, stroke } from '../svg-shapes.ts'

/** Draws a field of dots that swell towards a focus, over one large disc. */
export const halftone: CoverFamily = ({ width, height, random, density, main, second, accent }) => {
  const pitch = height / (5 + density * 2)
  const columns = Math.ceil(width / pitch)
  const rows = Math.ceil(height / pitch)
  const focusX = width * (random.pick([0.2, 0.5, 0.8]) + (random.next() - 0.5) * 0.12)
  const focusY = height * random.pick([0, 0.5, 1])
  const reach = Math.hypot(width, height) * random.pick([0.5, 0.65])
  const sizes = 6
  const dots = Array.from({ length: sizes }, () => '')
  for (let at = 0; at < columns * rows; at++) {
    const x = ((at % columns) + 0.5) * pitch
    const y = (Math.floor(at / columns) + 0.5) * pitch
    const near = 1 - Math.hypot(x - focusX, y - focusY) / reach
    const size = Math.min(sizes - 1, Math.floor(near * sizes))
    if (size >= 0) dots[size] += `M${nums(x, y)}h0`
  }
  const field = dots.map((d, at) =>
    d ? stroke(d, second, ((at + 1.4) / (sizes + 0.6)) * pitch, 'round') : '',
  )
  const disc = circle(width - focusX, height * random.pick([0.4, 0.5, 0.6]), height * 0.44, main)
  const eye = circle(focusX, focusY, height * (focusY === height / 2 ? 0.18 : 0.3), accent)
  return disc + field.join('') + eye
}
