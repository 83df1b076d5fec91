import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link } from '@tanstack/react-router'
import { redirectParameters } from '../../../lib/sign-in/sign-in-target.ts'
import css from './login-page.module.css'

/** A link to the free signup. It keeps `redirectPath` only, because other sites are for members only. */
export function SignUpLink() {
  return (
    <Link className={css.strongLink} to={pathTo('signup')} search={redirectPathOnly}>
      Sign Up Now
    </Link>
  )
}

function redirectPathOnly(): { redirectPath?: string } {
  const { redirectPath } = redirectParameters()
  return redirectPath ? { redirectPath } : {}
}
