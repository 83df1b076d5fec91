import { AuthLayout } from '@section/ui/auth-layout/AuthLayout.tsx'
import { BrandLogo } from '../../app/shell/BrandLogo.tsx'
import { config } from '../../lib/config.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { LoginForm } from './LoginForm.tsx'
import css from './login-page.module.css'
import { useLogin } from './use-login.ts'

/** What the login page shows; also drawn at build time, before any script has run. */
export function LoginScreen({ onSignedIn }: { onSignedIn: () => void }) {
  const login = useLogin(onSignedIn)
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
      {config.demo && <DemoAccounts onChoose={login.change} />}
    </AuthLayout>
  )
}
