import { seededRandom } from './seeded-random.ts'
import { stackTones } from './colors/stack-palette.ts'
import { circle, num, path, rect } from './svg-shapes.ts'

/** Stacks whose tones are readable on light and dark. */
const READABLE = ['ai', 'business-core', 'leadership'] as const
const HEIGHT = 64
const MARK = 52
/** Wide enough for any fallback sans-serif. */
const LETTER_WIDTH = 27

/** Draws an invented company's logo: a mark and the name from the slug, 64 high, in a tone that is readable on light and dark. */
export function customerLogo({ slug }: { slug: string }): string {
  const random = seededRandom(`logo of ${slug}`)
  const { base, soft } = stackTones(random.pick(READABLE))
  const name = wordsOf(slug)
  const width = MARK + 16 + Math.ceil([...name].length * LETTER_WIDTH) + 4
  const text = `<text x="${MARK + 14}" y="44" font-family="Inter,Helvetica,Arial,sans-serif" font-size="36" font-weight="700" fill="${base}">${name}</text>`
  const mark = random.pick([peak, orbit, steps])(base, soft)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(width)} ${HEIGHT}" preserveAspectRatio="xMinYMid meet">${mark}${text}</svg>`
}

const peak = (base: string, soft: string) =>
  rect(2, 6, MARK, MARK, base, 14) + path('M12 46l16-28 16 28z', soft) + circle(28, 40, 5, base)

const orbit = (base: string, soft: string) =>
  circle(28, 32, 26, base) + circle(28, 32, 15, soft) + circle(28, 32, 7, base)

const steps = (base: string, soft: string) =>
  rect(2, 6, MARK, MARK, base, 14) +
  rect(11, 36, 9, 13, soft) +
  rect(23.5, 26, 9, 23, soft) +
  rect(36, 16, 9, 33, soft)

/** Formats 'harbour-and-pine' as 'Harbour And Pine', with letters and digits only. */
function wordsOf(slug: string): string {
  const words = slug
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .slice(0, 40)
  return words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
