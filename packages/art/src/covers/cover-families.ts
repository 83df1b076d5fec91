import type { NonEmpty } from '../seeded-random.ts'
import type { CoverFamily } from './cover-canvas.ts'
import { arches } from '../cover-families/arches.ts'
import { bars } from '../cover-families/bars.ts'
import { blocks } from '../cover-families/blocks.ts'
import { capsules } from '../cover-families/capsules.ts'
import { diamonds } from '../cover-families/diamonds.ts'
import { halftone } from '../cover-families/halftone.ts'
import { horizon } from '../cover-families/horizon.ts'
import { overlap } from '../cover-families/overlap.ts'
import { peaks } from '../cover-families/peaks.ts'
import { petals } from '../cover-families/petals.ts'
import { quarterTiles } from '../cover-families/quarter-tiles.ts'
import { rays } from '../cover-families/rays.ts'
import { rings } from '../cover-families/rings.ts'
import { sections } from '../cover-families/sections.ts'
import { spiral } from '../cover-families/spiral.ts'
import { steps } from '../cover-families/steps.ts'
import { waves } from '../cover-families/waves.ts'
import { weave } from '../cover-families/weave.ts'

/** All compositions of covers. */
export const COVER_FAMILIES: NonEmpty<CoverFamily> = [
  arches,
  bars,
  blocks,
  capsules,
  diamonds,
  halftone,
  horizon,
  overlap,
  peaks,
  petals,
  quarterTiles,
  rays,
  rings,
  sections,
  spiral,
  steps,
  waves,
  weave,
]

/** Families by the words of a slug that they suit; the first row with one of the words decides. */
const SUBJECTS: readonly (readonly [words: string, family: CoverFamily])[] = [
  ['capstone', arches],
  ['mba ambition goals', peaks],
  ['finance numbers accounting', bars],
  ['pricing roadmaps ninety onboarding', steps],
  ['economics data statistics analytics metrics', sections],
  ['negotiation one feedback coaching partnership', overlap],
  ['growth loops habits', spiral],
  ['research discovery customers', rings],
  ['change culture communication', waves],
  ['presence vision leadership', horizon],
  ['positioning sales sells crash', rays],
  ['brand storytelling', petals],
  ['marketing', capsules],
  ['design prototype', diamonds],
  ['policy risk law teams managers agents hiring', weave],
  ['strategy product choices case', blocks],
  ['writing briefing prompting', quarterTiles],
  ['ai machine models', halftone],
]

/** Returns the composition that suits the words of a course's slug; undefined where no word is known. */
export function familyOfSubject(slug: string): CoverFamily | undefined {
  const words = new Set(slug.split('-'))
  return SUBJECTS.find(([known]) => known.split(' ').some((word) => words.has(word)))?.[1]
}
