import { pathTo } from '@section/domain/access/screen-path.ts'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'

/** A link to the login page that keeps the parameters of the address. */
export function BackToLogin() {
  return (
    <ButtonLink variant="quiet" size="large" fullWidth to={pathTo('login')} search={true}>
      Back to login
    </ButtonLink>
  )
}
