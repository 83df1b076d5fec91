import { ColorLayers, type CoverFamily } from '../covers/cover-canvas.ts'
import { circle, nums, polar } from '../svg-shapes.ts'

/** Draws one great flower of leaf-shaped petals, and a smaller one that leaves the frame. */
export const petals: CoverFamily = ({ width, height, random, density, ground, main, second, accent }) => {
  const left = random.chance(0.5)
  const count = random.pick(COUNTS[density])
  const cx = width * (left ? 0.36 : 0.64)
  const cy = height / 2
  const big = flower(cx, cy, height * (0.56 + random.next() * 0.1), count, [main, second])
  const [smallX, smallY] = [width * (left ? 0.88 : 0.12), height * random.pick([0.1, 0.9])]
  const small = flower(smallX, smallY, height * 0.42, count, [second, accent])
  const heart = circle(cx, cy, height * random.pick([0.09, 0.13]), accent)
  const dot = circle(cx, cy, height * 0.045, random.pick([ground, second]))
  return small + big + heart + dot
}

/** The numbers of petals by density. */
const COUNTS = { 0: [4, 6], 1: [6, 8], 2: [8, 12] } as const

function flower(
  cx: number,
  cy: number,
  length: number,
  count: number,
  inks: readonly [string, string],
): string {
  const layers = new ColorLayers()
  const bulge = length / (count > 8 ? 1.05 : count > 4 ? 1.25 : 1.45)
  for (let at = 0; at < count; at++) {
    const tip = polar(cx, cy, length, (360 / count) * at + 45)
    const r = nums(bulge, bulge, 0, 0, 1)
    layers.add(inks[at % 2 === 0 ? 0 : 1], `M${nums(cx, cy)}A${r} ${nums(...tip)}A${r} ${nums(cx, cy)}z`)
  }
  return layers.drawing()
}
