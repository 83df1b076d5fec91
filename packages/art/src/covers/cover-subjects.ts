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

/** The first of these words in a course's slug decides what its cover is made of: what suits the subject. */
const SUBJECTS: readonly (readonly [words: readonly string[], family: CoverFamily])[] = [
  // What a program ends with is the last stone of an arch; a whole program is a mountain to climb.
  [['capstone'], arches],
  [['mba', 'ambition', 'goals'], peaks],
  // Numbers stand in columns, prices on steps, shares in sections.
  [['finance', 'numbers', 'accounting'], bars],
  [['pricing', 'roadmaps', 'ninety', 'onboarding'], steps],
  [['economics', 'data', 'statistics', 'analytics'], sections],
  // Two who meet.
  [['negotiation', 'one', 'feedback', 'coaching', 'partnership'], overlap],
  // What turns back on itself, what spreads, what moves.
  [['growth', 'loops', 'habits'], spiral],
  [['research', 'discovery', 'customers'], rings],
  [['change', 'culture', 'communication'], waves],
  // What is seen from afar, what catches the eye.
  [['presence', 'vision', 'leadership'], horizon],
  [['positioning', 'sales', 'sells', 'crash'], rays],
  [['brand', 'storytelling'], petals],
  [['marketing'], capsules],
  // What is put together, and what has rules.
  [['design', 'prototype'], diamonds],
  [['policy', 'risk', 'law', 'teams', 'managers', 'agents'], weave],
  [['strategy', 'product', 'choices', 'case'], blocks],
  [['writing', 'briefing', 'prompting'], quarterTiles],
  [['ai', 'machine', 'models'], halftone],
]

/** The composition that suits a course by the words of its slug; undefined where none of them says anything. */
export function familyOfSubject(slug: string): CoverFamily | undefined {
  const words = new Set(slug.split('-'))
  return SUBJECTS.find(([known]) => known.some((word) => words.has(word)))?.[1]
}
