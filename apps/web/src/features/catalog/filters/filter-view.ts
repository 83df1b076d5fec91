import { isAiAcademyOnly } from '@section/domain/access/viewer.ts'
import { FILTER_FAMILY_NAMES, type FilterFamily } from '@section/domain/catalog/filters/filter-options.ts'
import { useFlag } from '../../../lib/flags.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'

/** The filters that a member is offered. */
export interface FilterView {
  /** True if the filter by type is offered. */
  meta: boolean
  families: readonly FilterFamily[]
}

const ALL: FilterView = { meta: true, families: FILTER_FAMILY_NAMES }
const AI_ACADEMY: FilterView = { meta: false, families: ['topics', 'difficulties'] }

/**
 * Returns the filters that the viewer is offered: members of AI Academy without Unlimited get topics and difficulties
 * only, if the flag is set.
 */
export function useFilterView(): FilterView {
  const { viewer } = useSignedIn()
  return useFlag('aiAcademyView') && isAiAcademyOnly(viewer) ? AI_ACADEMY : ALL
}
