import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link } from '@tanstack/react-router'
import type { RenderLink } from '@section/ui/link/render-link.tsx'
import { redirectParameters } from '../../../lib/sign-in/sign-in-target.ts'

/** To the free signup; where the visitor wanted to go comes along, other sites are for members. Specification 1, section 2.3. */
export const signUpLink: RenderLink = (slot) => (
  <Link to={pathTo('signup')} search={redirectPathOnly} {...slot} />
)

function redirectPathOnly(): { redirectPath?: string } {
  const { redirectPath } = redirectParameters()
  return redirectPath ? { redirectPath } : {}
}
