import { hasNumbers, type MeteringPlan } from '@section/domain/metering/metering.ts'
import { reportError } from '../tracking/error-reporting.ts'

/** Returns a plan of the endpoint. A plan without numbers is logged and becomes null, which counts as not exceeded. */
export function checkMeteringPlan(plan: MeteringPlan | null): MeteringPlan | null {
  if (plan === null || hasNumbers(plan)) return plan
  reportError(new Error('The metering plan has no numeric currentMeasure and threshold.'))
  return null
}
