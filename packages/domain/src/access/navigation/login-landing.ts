import type { AccountStatus } from '../area.ts'
import { pathTo } from '../screen-path.ts'

/** The redirect of a signed-in viewer who opens the login page: the target of the sign-in, or a fixed path. */
export type LoginLanding = { readonly kind: 'precedence' } | { readonly kind: 'path'; readonly path: string }

/**
 * Returns where the login page sends an account that is signed in already: MEMBER, EMPLOYEE and TRIAL go where a
 * sign-in would have led, the others to their own route (Specification 1, sections 4 and 6; Decisions, section 3).
 */
export function loginLanding(accountType: AccountStatus): LoginLanding {
  switch (accountType) {
    case 'MEMBER':
    case 'EMPLOYEE':
    case 'TRIAL':
      return { kind: 'precedence' }
    case 'LIMITED':
      return { kind: 'path', path: pathTo('courses') }
    case 'POST_TRIAL':
    case 'ALUMNI':
      return { kind: 'path', path: pathTo('resubscribe') }
  }
}
