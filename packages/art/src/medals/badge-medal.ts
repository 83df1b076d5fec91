import { composition } from '../covers/cover-canvas.ts'
import { COVER_FAMILIES } from '../covers/cover-families.ts'
import { guilloche, scallopedEdge } from './rosette.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import { type StackKey, stackTones, type Tones } from '../colors/stack-palette.ts'
import { cropped, path, ring, svgDocument } from '../svg-shapes.ts'

/** Draws the badge of a course: square (viewBox 320 by 320), on a transparent ground, with the seed of the course's cover. */
export function badgeMedal({ slug, stack }: { slug: string; stack: StackKey }): string {
  const tones = stackTones(stack)
  const random = seededRandom(`badge ${slug}`)
  const metal = random.pick<Metal>(
    stack === 'product' ? [METALS.silver, METALS.rose] : [METALS.gold, METALS.silver],
  )
  const medal = ribbon(tones, random) + rim(metal, random) + face(slug, tones) + frame(tones, metal, random)
  return svgDocument(320, 320, medal)
}

interface Metal {
  light: string
  dark: string
}

const METALS = {
  gold: { light: '#F0C75E', dark: '#D09A2C' },
  silver: { light: '#DDE1EA', dark: '#B4BACA' },
  rose: { light: '#EFC4AC', dark: '#CC9072' },
} as const satisfies Record<string, Metal>

const [CX, CY, FACE] = [160, 136, 78]

function ribbon({ deep, base, soft }: Tones, random: SeededRandom): string {
  const [left, right] = random.pick([
    [base, deep],
    [deep, base],
    [base, soft],
  ])
  return path('M98 190L62 300l36-10 22 30 44-106z', left) + path('M222 190l36 110-36-10-22 30-44-106z', right)
}

/** Draws the scalloped metal edge: one half in the light, one in the shade. */
function rim({ light, dark }: Metal, random: SeededRandom): string {
  const count = random.pick([20, 24, 28])
  return (
    path(scallopedEdge(CX, CY, 114, count), light) + path(scallopedEdge(CX, CY, 114, count, count / 2), dark)
  )
}

function face(slug: string, tones: Tones): string {
  const family = seededRandom(`family ${slug}`).pick(COVER_FAMILIES)
  const size = FACE * 2
  const picture = composition(family, { width: size, height: size, density: 0 }, `cover ${slug}`, tones)
  return cropped(CX - FACE, CY - FACE, size, size, picture)
}

/** Draws the engraved band, which also covers the corners of the square face. */
function frame({ deep, soft }: Tones, { light, dark }: Metal, random: SeededRandom): string {
  const outer = 109
  const disc = (r: number) => `M${CX - r} ${CY}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1-${r * 2} 0z`
  const band = `<path fill-rule="evenodd" fill="${deep}" d="${disc(outer)}${disc(FACE)}"/>`
  const engraving = guilloche(CX, CY, outer - 5, FACE + 7, random.pick([10, 12, 15]), soft)
  return band + engraving + ring(CX, CY, outer, 2, dark) + ring(CX, CY, FACE, 4, light)
}
