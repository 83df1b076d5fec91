import { dateIn } from '../../time/calendar-date.ts'
import type { Viewer } from '../../access/viewer.ts'

const isDate = (label: string) => /^\d{4}-\d{2}-\d{2}$/.test(label) && !Number.isNaN(Date.parse(label))

/**
 * Returns the date on which the next Mini-MBA starts that the viewer holds, as `2026-12-07`; null when none starts after
 * today in their zone. The label of such an entitlement is the date. See docs/product/membership.md#membership-page.
 */
export function nextMiniMbaStart(
  viewer: Pick<Viewer, 'entitlements'>,
  now: number,
  timeZone: string,
): string | null {
  const today = dateIn(now, timeZone)
  const starts = viewer.entitlements.flatMap(({ type, label }) =>
    type === 'bootcamps' && label !== null && isDate(label) && label > today ? label : [],
  )
  return starts.toSorted()[0] ?? null
}
