import * as fc from 'fast-check'
import { expect } from 'vitest'

/** The nightly run tries ten times as many cases as a run by day. */
const RUNS = process.env['NIGHTLY'] === '1' ? 20_000 : 2_000

/** One row of a decision table: it applies when its condition does, and then gives the outcome. */
export type Row<Case, Outcome> = readonly [applies: (one: Case) => boolean, outcome: (one: Case) => Outcome]

/** Returns the outcome of the first row that applies. */
export function firstRow<Case, Outcome>(rows: readonly Row<Case, Outcome>[], one: Case): Outcome {
  const row = rows.find(([applies]) => applies(one))
  if (row === undefined) throw new Error('The last row of a table has to apply always.')
  return row[1](one)
}

/** Fails with the case when the rule and the table disagree about any of the generated cases. */
export function expectAgreement<Case>(
  cases: fc.Arbitrary<Case>,
  rule: (one: Case) => unknown,
  table: (one: Case) => unknown,
): void {
  const property = fc.property(cases, (one) => {
    expect(rule(one)).toEqual(table(one))
  })
  fc.assert(property, { numRuns: RUNS })
}

/**
 * Fails unless the generated cases reach each of the outcomes at least ten times. The seed is fixed, because a rare
 * outcome must not fail a run by chance.
 */
export function expectEveryOutcome<Case>(
  cases: fc.Arbitrary<Case>,
  outcomesOf: (one: Case) => readonly string[],
  outcomes: readonly string[],
): void {
  const counts = new Map(outcomes.map((outcome) => [outcome, 0]))
  for (const one of fc.sample(cases, { numRuns: RUNS, seed: 42 }))
    for (const outcome of outcomesOf(one)) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  const rare = [...counts].filter(([, count]) => count < 10)
  expect(rare).toEqual([])
  expect([...counts.keys()].toSorted()).toEqual(outcomes.toSorted())
}
