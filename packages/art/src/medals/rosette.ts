import { nums, polar } from '../svg-shapes.ts'

/** Outlines a disc edged with small outward arcs, as on a bottle cap; only the first `shown` arcs from the top if given. */
export function scallopedEdge(cx: number, cy: number, radius: number, count: number, shown = count): string {
  const bump = radius * Math.sin(Math.PI / count)
  const point = (at: number) => nums(...polar(cx, cy, radius, (360 / count) * at - 90))
  const arcs = Array.from({ length: shown }, (_, at) => `A${nums(bump, bump, 0, 0, 1)} ${point(at + 1)}`)
  return `M${point(0)}${arcs.join('')}z`
}

/** Outlines a disc with pointed teeth between two radii. */
export function toothedEdge(cx: number, cy: number, outer: number, inner: number, count: number): string {
  const points = Array.from({ length: count * 2 }, (_, at) =>
    nums(...polar(cx, cy, at % 2 === 0 ? outer : inner, (180 / count) * at)),
  )
  return `M${points.join('L')}z`
}

/** Draws the fine interlaced band of a banknote between two radii: one ellipse, rotated many times. */
export function guilloche(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  count: number,
  ink: string,
): string {
  const size = `rx="${nums(outer)}" ry="${nums(inner)}"`
  const rotated = Array.from({ length: count }, (_, at) => {
    const degrees = Math.round((1800 / count) * at) / 10
    return `<ellipse ${size} transform="rotate(${degrees})"/>`
  })
  return `<g transform="translate(${nums(cx, cy)})" fill="none" stroke="${ink}" stroke-width=".9" stroke-opacity=".7">${rotated.join('')}</g>`
}
