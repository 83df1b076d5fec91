import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'

/** The way back to the login page with everything that the address carries. */
export function BackToLogin() {
  return (
    <ButtonLink
      variant="quiet"
      size="large"
      fullWidth
      renderLink={(slot) => <Link to={pathTo('login')} search={true} {...slot} />}
    >
      Back to login
    </ButtonLink>
  )
}
