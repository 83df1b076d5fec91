import { useNavigate } from '@tanstack/react-router'
import { AuthLayout } from '@section/ui/auth-layout/AuthLayout.tsx'
import { BrandLogo } from '../../app/shell/BrandLogo.tsx'
import { followTarget } from '../../app/login-redirect.ts'
import { config } from '../../lib/config.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import css from './login-page.module.css'
import { LoginForm } from './LoginForm.tsx'
import { useLogin } from './use-login.ts'

/** E-mail and password, then on to where the address says. Specification 1, sections 2.3, 4 and 5. */
export function LoginPage() {
  usePageTitle('Login')
  const navigate = useNavigate()
  const login = useLogin(() => followTarget((href) => void navigate({ href, replace: true })))
  return (
    <AuthLayout
      brand={<BrandLogo />}
      title="Welcome back"
      lead="Sign in to pick up where you left off."
      footer={
        <>
          <a className={css.link} href={`mailto:${config.supportEmail}`}>
            Customer Support
          </a>
          <a className={css.link} href={config.termsUrl}>
            Terms
          </a>
        </>
      }
    >
      <LoginForm login={login} />
      {config.demo && <DemoAccounts onChoose={login.fill} />}
    </AuthLayout>
  )
}
