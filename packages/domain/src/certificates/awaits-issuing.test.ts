import { expect, test } from 'vitest'
import { awaitsIssuing } from './awaits-issuing.ts'

test.each([
  ['OPEN', true, true, null, true],
  ['OPEN', true, true, 'issued', false],
  ['OPEN', true, false, null, false],
  ['OPEN', false, true, null, false],
  ['CRASH_COURSE', false, true, null, true],
  ['CRASH_COURSE', false, true, 'issued', false],
  ['CRASH_COURSE', false, false, null, false],
] as const)(
  'A certificate (%s, registered: %s, completed: %s, credential: %s) is issued on the next issuing day: %s',
  (type, isRegistered, isCompleted, credentialId, expected) => {
    expect(awaitsIssuing({ type, isRegistered, isCompleted, credentialId })).toBe(expected)
  },
)
