import { expect, test } from 'vitest'
import { registrationStep } from './registration-step.ts'

const state = {
  status: 'ACTIVE',
  publishStatus: 'ACTIVE',
  eventEnd: 1000,
  meetingNumber: '85012345678',
  zoomRegistrantId: null,
} as const
const gone = { ...state, status: 'DELETED', zoomRegistrantId: 'r' } as const

test.each([
  ['comes and is not registered', state, 'register'],
  ['comes and is registered', { ...state, zoomRegistrantId: 'r' }, null],
  ['does not come any more and is registered', gone, 'cancel'],
  ['does not come and is not registered', { ...gone, zoomRegistrantId: null }, null],
  ['comes to an event without a number', { ...state, meetingNumber: null }, null],
  ['comes to an event that was called off', { ...state, publishStatus: 'ARCHIVED' }, null],
  ['does not come to an event that was called off', { ...gone, publishStatus: 'ARCHIVED' }, 'cancel'],
] as const)('A member who %s is told to the meeting service as they should be', (_who, given, step) => {
  expect(registrationStep(given, 999)).toBe(step)
  expect(registrationStep(given, 1000)).toBeNull()
})
