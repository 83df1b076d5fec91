import * as fc from 'fast-check'
import { ACCOUNT_STATUSES, AREAS, type AccountStatus, type Area } from '../../access/area.ts'
import { entitlement } from '../../access/viewer.fixture.ts'
import type { Viewer } from '../../access/viewer.ts'

type Member = Pick<Viewer, 'accountType' | 'customerType' | 'entitlements'>

/** Generates members of every account type and kind of customer with every set of areas. */
export const members: fc.Arbitrary<Member> = fc.record({
  accountType: fc.constantFrom(...ACCOUNT_STATUSES),
  customerType: fc.constantFrom(null, 'CONSUMER', 'ENTERPRISE', 'INTERNAL'),
  entitlements: fc.subarray([...AREAS]).map((areas) => areas.map((area) => entitlement(area))),
})

/** Returns the roles of a member, written independently of the product's own rules (docs/product/access.md). */
export function roles({
  accountType,
  customerType = null,
  entitlements,
}: Omit<Member, 'customerType'> & Partial<Member>) {
  const some = (...areas: Area[]) => entitlements.some(({ type }) => areas.includes(type))
  const is = (account: AccountStatus) => accountType === account
  const standard = some('mcsc-unlimited', 'ai-academy')
  const transactional = some('mc-transactional', 'crash-courses')
  const staff = customerType === 'INTERNAL'
  return { limited: is('LIMITED'), employee: is('EMPLOYEE'), staff, standard, transactional }
}
