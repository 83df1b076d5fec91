import type { AccountStatus } from '../area.ts'
import { pathTo } from '../screen-path.ts'

/**
 * Returns the path to which the login page sends an account that is signed in already; null for MEMBER, EMPLOYEE and
 * TRIAL, who go where a sign-in would have led. See docs/product/access.md#signed-in-visitors.
 */
export function loginLanding(accountType: AccountStatus): string | null {
  switch (accountType) {
    case 'MEMBER':
    case 'EMPLOYEE':
    case 'TRIAL':
      return null
    case 'LIMITED':
      return pathTo('courses')
    case 'POST_TRIAL':
    case 'ALUMNI':
      return pathTo('resubscribe')
  }
}
