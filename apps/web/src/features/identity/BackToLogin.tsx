import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'

/** A link to the login page that keeps the parameters of the address. */
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
