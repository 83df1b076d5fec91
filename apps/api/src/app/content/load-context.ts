import { type ContentDate, resolveContentDate } from '../../server/content/relative-date.ts'
import type { BaseContext, LoadContext, School } from '../../server/content/school.ts'
import { DEFAULT_BRAND_NAME } from '../../server/config/environment.ts'
import { mergeParts } from '../../server/feature.ts'
import { type DerivedContent, features } from '../features.ts'

/** Returns the context of a load at `now` (epoch ms). */
export function loadContext(
  school: School,
  now: number,
  brandName: string = DEFAULT_BRAND_NAME,
): LoadContext {
  const { timeZone, holidays } = school.settings
  const at = (date: ContentDate) => new Date(resolveContentDate(date, now, timeZone))
  const base: BaseContext = {
    now,
    timeZone,
    brandName,
    holidays,
    at,
    atOrNull: (date) => (date ? at(date) : null),
  }
  const derived = features.map(({ content }) => content?.derive?.(school, base))
  return { ...base, ...(mergeParts(derived) as DerivedContent) }
}
