import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link } from '@tanstack/react-router'
import type { RenderLink } from '@section/ui/link/render-link.tsx'
import { redirectParameters } from '../../../lib/sign-in/sign-in-target.ts'

/** A link to the free signup that keeps the redirect path; other sites are for members only. Specification 1, section 2.3. */
export const signUpLink: RenderLink = (slot) => (
  <Link to={pathTo('signup')} search={redirectPathOnly} {...slot} />
)

function redirectPathOnly(): { redirectPath?: string } {
  const { redirectPath } = redirectParameters()
  return redirectPath ? { redirectPath } : {}
}
