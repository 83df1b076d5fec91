import { cutRing } from '../brand-mark.ts'
import { guilloche, scallopedEdge, toothedEdge } from './rosette.ts'
import { seededRandom } from '../seeded-random.ts'
import { PAPER, type StackKey, stackTones } from '../colors/stack-palette.ts'
import { circle, path, ring, svgDocument } from '../svg-shapes.ts'

/** Draws the seal of a certificate: a square SVG text (viewBox 240 by 240) on a transparent ground, with the mark. */
export function certificateSeal({ slug, stack }: { slug: string; stack?: StackKey | null }): string {
  const { deep, base, soft } = stackTones(stack)
  const random = seededRandom(`seal ${slug}`)
  const count = random.pick([24, 30, 36, 48])
  const edge = random.chance(0.5)
    ? scallopedEdge(120, 120, 104, count)
    : toothedEdge(120, 120, 118, 108, count)
  const [ground, engraving] = random.pick([
    [deep, soft],
    [base, PAPER],
  ])
  const heart = ground === deep ? base : deep
  const outer = random.int(88, 97)
  const inner = random.int(54, 70)
  const band = guilloche(120, 120, outer, inner, random.pick([14, 18, 24]), engraving)
  const middle = circle(120, 120, 50, heart) + ring(120, 120, 50, 2, PAPER)
  const mark = `<g transform="translate(86.4 86.4) scale(1.05)">${cutRing(PAPER, soft)}</g>`
  return svgDocument(
    240,
    240,
    path(edge, ground) + ring(120, 120, 101, 1.5, engraving) + band + middle + mark,
  )
}
