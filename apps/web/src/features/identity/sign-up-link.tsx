import { Link } from '@tanstack/react-router'
import type { RenderLink } from '@section/ui/link/render-link.tsx'
import { redirectParameters } from '../../app/login-redirect.ts'

/** To the free signup; where the visitor wanted to go comes along, other sites are for members. Specification 1, section 2.3. */
export const signUpLink: RenderLink = (slot) => <Link to="/signup" search={redirectPathOnly} {...slot} />

function redirectPathOnly(): { redirectPath?: string } {
  const { redirectPath } = redirectParameters()
  return redirectPath ? { redirectPath } : {}
}
