import { afterEach, expect, test, vi } from 'vitest'
import { reportError } from '../tracking/error-reporting.ts'
import { checkMeteringPlan } from './metering-plan.ts'

vi.mock('../tracking/error-reporting.ts', () => ({ reportError: vi.fn<typeof reportError>() }))

afterEach(() => vi.mocked(reportError).mockClear())

const plan = { threshold: 3, currentMeasure: 3, watchedVideoIds: [], entitledVideoIds: [] }

test.each([[plan], [null], [{ ...plan, currentMeasure: 0 }]])(
  'The metering plan %j is kept, and nothing is logged',
  (known) => {
    expect(checkMeteringPlan(known)).toBe(known)
    expect(reportError).not.toHaveBeenCalled()
  },
)

test.each([
  [{ ...plan, currentMeasure: '3' }],
  [{ ...plan, threshold: null }],
  [{ ...plan, threshold: undefined }],
])('The metering plan %j has a field of another type: it is logged and counts as not exceeded', (unknown) => {
  expect(checkMeteringPlan(unknown as never)).toBeNull()
  expect(vi.mocked(reportError).mock.calls).toEqual([
    [new Error('The metering plan has no numeric currentMeasure and threshold.')],
  ])
})
