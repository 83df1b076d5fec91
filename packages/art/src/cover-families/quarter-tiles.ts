import { ColorLayers, type CoverFamily } from '../covers/cover-canvas.ts'
import { nums } from '../svg-shapes.ts'

/** Draws a grid of quarter circles, half circles and leaves. */
export const quarterTiles: CoverFamily = (canvas) => {
  const { width, height, random, density, ground, main, second } = canvas
  const size = height / (density + 2)
  const columns = Math.ceil(width / size)
  const left = (width - columns * size) / 2
  const grounds = new ColorLayers()
  const forms = new ColorLayers()
  for (let at = 0; at < columns * (density + 2); at++) {
    const x = left + (at % columns) * size
    const y = Math.floor(at / columns) * size
    const tile = random.pick([ground, ground, main, second])
    if (tile !== ground) grounds.add(tile, `M${nums(x, y)}h${nums(size)}v${nums(size)}h${nums(-size)}z`)
    const form = random.pick(tile === main ? ON_MAIN : tile === second ? ON_SECOND : ON_GROUND)
    forms.add(canvas[form], random.pick(FORMS)(x, y, size, random.int(0, 3)))
  }
  return `<g shape-rendering="crispEdges">${grounds.drawing()}</g>${forms.drawing()}`
}

const ON_MAIN = ['ground', 'second', 'accent'] as const
const ON_SECOND = ['ground', 'main', 'accent'] as const
const ON_GROUND = ['main', 'second', 'main', 'accent'] as const

type Tile = (x: number, y: number, size: number, turn: number) => string

const quarter: Tile = (x, y, size, turn) => {
  const right = turn === 1 || turn === 2
  const low = turn >= 2
  const across = right ? -size : size
  const down = low ? -size : size
  const sweep = right === low ? 1 : 0
  return `M${nums(x + (right ? size : 0), y + (low ? size : 0))}h${nums(across)}a${nums(size, size, 0, 0, sweep, -across, down)}z`
}

const half: Tile = (x, y, size, turn) => {
  const r = size / 2
  if (turn === 0) return `M${nums(x, y)}a${nums(r, r, 0, 0, 0, size, 0)}z`
  if (turn === 1) return `M${nums(x, y + size)}a${nums(r, r, 0, 0, 1, size, 0)}z`
  if (turn === 2) return `M${nums(x, y)}a${nums(r, r, 0, 0, 1, 0, size)}z`
  return `M${nums(x + size, y)}a${nums(r, r, 0, 0, 0, 0, size)}z`
}

const leaf: Tile = (x, y, size, turn) =>
  turn % 2 === 0
    ? `M${nums(x, y)}a${nums(size, size, 0, 0, 1, size, size)}a${nums(size, size, 0, 0, 1, -size, -size)}z`
    : `M${nums(x + size, y)}a${nums(size, size, 0, 0, 1, -size, size)}a${nums(size, size, 0, 0, 1, size, -size)}z`

const disc: Tile = (x, y, size) => {
  const r = size / 2
  return `M${nums(x, y + r)}a${nums(r, r, 0, 0, 1, size, 0)}a${nums(r, r, 0, 0, 1, -size, 0)}z`
}

const FORMS = [quarter, quarter, quarter, half, leaf, disc] as const
