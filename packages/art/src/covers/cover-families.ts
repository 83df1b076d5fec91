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

/** Every composition that a cover can have. A new one is one file and one line here. */
export const COVER_FAMILIES = [
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
] as const satisfies readonly CoverFamily[]
