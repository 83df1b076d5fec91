import * as fc from 'fast-check'
import { ACCOUNT_STATUSES, AREAS, type AccountStatus, type Area } from '../../access/area.ts'
import { entitlement } from '../../access/viewer.fixture.ts'
import type { Viewer } from '../../access/viewer.ts'

/** Generates members of every account type with every set of areas. */
export const members: fc.Arbitrary<Pick<Viewer, 'accountType' | 'entitlements'>> = fc.record({
  accountType: fc.constantFrom(...ACCOUNT_STATUSES),
  entitlements: fc.subarray([...AREAS]).map((areas) => areas.map((area) => entitlement(area))),
})

/** Returns the roles of a member, written independently of the product's own rules (docs/product/access.md). */
export function roles({ accountType, entitlements }: Pick<Viewer, 'accountType' | 'entitlements'>) {
  const some = (...areas: Area[]) => entitlements.some(({ type }) => areas.includes(type))
  const is = (account: AccountStatus) => accountType === account
  const standard = some('mcsc-unlimited', 'ai-academy')
  const transactional = some('mc-transactional', 'crash-courses')
  return { limited: is('LIMITED'), employee: is('EMPLOYEE'), standard, transactional }
}
