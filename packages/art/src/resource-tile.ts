import { coverCanvas, type CoverFamily } from './covers/cover-canvas.ts'
import { COVER_FAMILIES } from './covers/cover-families.ts'
import { seededRandom } from './seeded-random.ts'
import { PAPER, type StackKey, stackTones } from './colors/stack-palette.ts'
import { cropped, nums, path, rect, svgDocument } from './svg-shapes.ts'

export interface ResourceTileSubject {
  slug: string
  stack?: StackKey | null
}

/** The picture of a resource: 4:3 (viewBox 320 by 240), a sheet of paper with a small cover printed on it. */
export function resourceTile({ slug, stack }: ResourceTileSubject): string {
  const { deep, base, soft, mist } = stackTones(stack)
  const random = seededRandom(`resource ${slug}`)
  const [ground, shade, back] = random.pick([
    [soft, base, deep],
    [base, deep, soft],
    [deep, base, soft],
    [mist, soft, base],
  ])
  const [width, picture] = [124, random.pick([84, 104, 124])]
  const family = random.pick<CoverFamily>(COVER_FAMILIES)
  const canvas = coverCanvas({ width, height: picture, density: 0 }, `resource ${slug}`, stackTones(stack))
  const print = rect(0, 0, width, picture, canvas.colors.ground) + family(canvas)
  const lean = random.pick([-8, 8, 12])
  const behind = `<g transform="rotate(${lean} 160 240)">${rect(88, 32, 156, 240, back, 3)}</g>`
  const sheet = path('M82 24h128l28 28v200H82z', PAPER) + path('M210 24l28 28h-28z', shade)
  const lines = Array.from({ length: 5 }, (_, at) => {
    const y = 72 + picture + at * 15
    return `M98 ${y}h${nums(at === 0 ? 76 : 90 + random.next() * 34)}`
  }).join('')
  const text = `<path d="${lines}" stroke="${soft}" stroke-width="5"/>`
  return svgDocument(
    320,
    240,
    rect(0, 0, 320, 240, ground) + behind + sheet + text + cropped(98, 62, width, picture - 6, print),
  )
}
