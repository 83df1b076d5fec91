import type { Font, GlyphRun } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { openFont } from './font-files.ts'
import type { TextRun } from './text-runs.ts'

/** The Thai vowel AM after a tone: its ring belongs under the tone, which shaping does not see. */
const THAI_AM = /([\u0e48-\u0e4b]?)\u0e33/g

/** Chooses and places the glyphs of a run, from left to right, in units of its font. */
export function shapeRun(
  { text, file, isRightToLeft }: TextRun,
  font: Pick<Font, 'layout'> = openFont(file),
): GlyphRun {
  const spelled = text.replaceAll(THAI_AM, '\u0e4d$1\u0e32')
  return font.layout(spelled, [], undefined, undefined, isRightToLeft ? 'rtl' : 'ltr')
}

/** The extent of text of size 1: its width, and how far its ink reaches above and below the baseline. */
export interface TextExtent {
  width: number
  above: number
  below: number
}

/** Measures runs that stand side by side. */
export function measureRuns(runs: readonly TextRun[]): TextExtent {
  const extents = runs.map(measureRun)
  return {
    width: extents.reduce((sum, { width }) => sum + width, 0),
    above: Math.max(0, ...extents.map(({ above }) => above)),
    below: Math.max(0, ...extents.map(({ below }) => below)),
  }
}

// Shaping a run takes a hundred times longer than finding it here, and lines are measured again for each size.
const measured = new LRUCache<string, TextExtent>({ max: 5000 })

function measureRun(run: TextRun): TextExtent {
  const key = `${run.file.id} ${run.isRightToLeft} ${run.text}`
  const known = measured.get(key)
  if (known) return known
  const { unitsPerEm } = openFont(run.file)
  const { glyphs, positions } = shapeRun(run)
  const extent = { width: 0, above: 0, below: 0 }
  for (const [at, { cbox }] of glyphs.entries()) {
    const { xAdvance = 0, yOffset = 0 } = positions[at] ?? {}
    extent.width += xAdvance / unitsPerEm
    if (!(cbox.maxY > cbox.minY)) continue
    extent.above = Math.max(extent.above, (cbox.maxY + yOffset) / unitsPerEm)
    extent.below = Math.max(extent.below, -(cbox.minY + yOffset) / unitsPerEm)
  }
  measured.set(key, extent)
  return extent
}
