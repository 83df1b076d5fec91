import { isAiAcademyOnly } from '@section/domain/access/viewer.ts'
import { FILTER_FAMILY_NAMES, type FilterFamily } from '@section/domain/catalog/filters/filter-options.ts'
import { useFlag } from '../../../lib/flags.ts'
import { useSignedIn } from '../../../lib/session/viewer.ts'

/** The filters that a member is offered. */
export interface FilterView {
  /** True for the types of courses. */
  meta: boolean
  families: readonly FilterFamily[]
}

const ALL: FilterView = { meta: true, families: FILTER_FAMILY_NAMES }
const AI_ACADEMY: FilterView = { meta: false, families: ['topics', 'difficulties'] }

/** Returns the filters of the viewer: those of the AI academy see topics and difficulties only. Specification 2, section 2.1. */
export function useFilterView(): FilterView {
  const { viewer } = useSignedIn()
  return useFlag('aiAcademyView') && isAiAcademyOnly(viewer) ? AI_ACADEMY : ALL
}
