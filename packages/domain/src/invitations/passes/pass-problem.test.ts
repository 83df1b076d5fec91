import { expect, it } from 'vitest'
import { passProblem } from './pass-problem.ts'

it.each([
  ['402', 'full'],
  ['403', 'redemption-code'],
  ['404', 'not-found'],
  ['410', 'expired'],
  ['412', 'unrecognized'],
  ['418', 'invalid'],
  ['500', 'invalid'],
  [null, 'invalid'],
  ['TRIAL_USED', 'trial-used'],
  ['LIMIT_EXCEEDED', 'refused'],
  ['INVALID_EMAIL', 'refused'],
])('The error code %j of an invitation is shown as the problem “%s”', (code, problem) =>
  expect(passProblem(code)).toBe(problem),
)
