import { FIGURE_RULES, type FigureName, type FigureRule } from './figure-rules.ts'
import { statusFigureText } from './figure-text.ts'
import type { Measured } from './measured.ts'

/** `well`: nothing to do; `look`: somebody should look today; `act`: members notice, or soon will. */
export type Verdict = 'well' | 'look' | 'act'

/** A judged figure, as operators read it. */
export interface Figure {
  name: FigureName
  title: string
  value: string
  threshold: string
  verdict: Verdict
  /** One sentence. */
  advice: string
}

export interface Judgement {
  /** The worst verdict of all figures. */
  verdict: Verdict
  figures: Figure[]
}

const NOTHING_TO_DO = 'Nothing to do.'
/** The verdicts, the worst last. */
export const VERDICTS: readonly Verdict[] = ['well', 'look', 'act']

/** Judges what was measured; each figure has a value, its thresholds, a verdict and what to do. */
export function judgeFigures(measured: Readonly<Record<FigureName, Measured>>): Judgement {
  // The rules are in the order of the page, and have an entry for each name.
  const names = Object.keys(FIGURE_RULES) as FigureName[]
  const figures = names.map((name) => judge(name, measured[name]))
  const worst = Math.max(...figures.map(({ verdict }) => VERDICTS.indexOf(verdict)))
  return { verdict: VERDICTS[worst] ?? 'act', figures }
}

function judge(name: FigureName, measured: Measured): Figure {
  const rule = FIGURE_RULES[name]
  const verdict = verdictOf(rule, measured)
  return {
    name,
    title: rule.title,
    value: wordsOf(rule, measured),
    threshold: thresholdOf(rule),
    verdict,
    advice: verdict === 'well' ? NOTHING_TO_DO : rule.advice,
  }
}

function verdictOf({ look, act, falling = false }: FigureRule, measured: Measured): Verdict {
  if (measured.found === 'nothing') return 'well'
  if (measured.found === 'unknown') return 'look'
  const isBeyond = (limit: number) => (falling ? measured.value <= limit : measured.value >= limit)
  if (isBeyond(act)) return 'act'
  return isBeyond(look) ? 'look' : 'well'
}

function wordsOf({ unit }: FigureRule, measured: Measured): string {
  if (measured.found !== 'value') return measured.words
  const text = statusFigureText(measured.value, unit)
  return measured.words === undefined ? text : `${text} ${measured.words}`
}

function thresholdOf({ unit, look, act, falling = false }: FigureRule): string {
  const from = falling ? 'at most' : 'from'
  return `look ${from} ${statusFigureText(look, unit)}, act ${from} ${statusFigureText(act, unit)}`
}
