import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts'
import { FIGURE_RULES, type FigureName } from './figure-rules.ts'
import { judgeFigures } from './judge-figures.ts'
import { nothing, type Measured, unknown, valueOf } from './measured.ts'

const NAMES = Object.keys(FIGURE_RULES) as FigureName[]
const all = (measured: Measured) =>
  Object.fromEntries(NAMES.map((name) => [name, measured])) as Record<FigureName, Measured>
const judged = (name: FigureName, measured: Measured) =>
  judgeFigures({ ...all(nothing('none')), [name]: measured }).figures.find((figure) => figure.name === name)

test('The page for operators has twelve figures, each with value, threshold, verdict and one sentence', () => {
  const { figures } = judgeFigures(all(valueOf(1)))
  expect(figures).toHaveLength(12)
  for (const figure of figures) {
    expect(figure.threshold).toMatch(/^look (?:from|at most) .+, act (?:from|at most) .+$/)
    expect(figure.value).not.toBe('')
    expect(figure.advice).toMatch(/^[A-Z][^\n]+\.$/)
  }
})

test.each(NAMES)('The figure %s is well before its first threshold, and worse from each on', (name) => {
  const { look, act, falling = false } = FIGURE_RULES[name]
  expect(falling ? act < look : look < act).toBe(true)
  const step = falling ? 0.001 : -0.001
  const verdict = (value: number) => judged(name, valueOf(value))?.verdict
  expect([look + step, look, act + step, act].map(verdict)).toEqual(['well', 'look', 'look', 'act'])
})

test('The verdict of the whole is the worst of its figures', () => {
  const verdict = (measured: Partial<Record<FigureName, Measured>>) =>
    judgeFigures({ ...all(nothing('none')), ...measured }).verdict
  expect(verdict({})).toBe('well')
  expect(verdict({ failedJobs: valueOf(2) })).toBe('look')
  expect(verdict({ failedJobs: valueOf(2), disk: valueOf(0.05) })).toBe('act')
})

test('A figure that cannot be known says so in words and asks somebody to look', () => {
  expect(judged('backup', unknown('no backup is recorded'))).toMatchObject({
    value: 'no backup is recorded',
    verdict: 'look',
    advice: FIGURE_RULES.backup.advice,
  })
})

test('A figure without anything to measure is well, and there is nothing to do', () => {
  expect(judged('waitingJob', nothing('no job waits'))).toMatchObject({
    value: 'no job waits',
    verdict: 'well',
    advice: 'Nothing to do.',
  })
})

test.each<[FigureName, Measured, string]>([
  ['waitingJob', valueOf(90_000), '1 min'],
  ['waitingJob', valueOf(12_400), '12 s'],
  ['eventLoop', valueOf(14.3), '14 ms'],
  ['backup', valueOf(90 * MINUTE_MS), '90 min'],
  ['reconciliation', valueOf(30 * HOUR_MS), '30 h'],
  ['issuing', valueOf(13 * DAY_MS + HOUR_MS), '13 days'],
  ['certificate', valueOf(40.7, 'of school.example'), '40 days of school.example'],
  ['disk', valueOf(0.3149), '31.5 %'],
  ['failedJobs', valueOf(3), '3'],
])('The figure %s of %j is read as %s', (name, measured, text) => {
  expect(judged(name, measured)?.value).toBe(text)
})
