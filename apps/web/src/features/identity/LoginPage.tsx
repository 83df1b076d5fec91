import { useNavigate } from '@tanstack/react-router'
import { followTarget } from '../../app/login-redirect.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { LoginScreen } from './LoginScreen.tsx'

/** E-mail and password, then on to where the address says. Specification 1, sections 2.3, 4 and 5. */
export function LoginPage() {
  usePageTitle('Login')
  const navigate = useNavigate()
  return <LoginScreen onSignedIn={() => followTarget((href) => void navigate({ href, replace: true }))} />
}
