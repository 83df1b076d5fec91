import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { FormNotice } from '@section/ui/field/FormNotice.tsx'
import type { RenderLink } from '@section/ui/link/render-link.tsx'
import { config } from '../../../lib/config.ts'
import { signedOutNotice } from '../../../lib/session/stored-texts.ts'
import { useStoredValueOnce } from '../../../lib/stored-value.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { LoginForm } from './LoginForm.tsx'
import css from './login-page.module.css'
import { SignedOutPage } from '../SignedOutPage.tsx'
import { SocialSignIn } from './SocialSignIn.tsx'
import { useLogin } from './use-login.ts'

/** The links of the login page. */
export interface LoginLinks {
  forgotPassword: RenderLink
  corporateLogin: RenderLink
  signUp: RenderLink
}

interface LoginScreenProps {
  social: typeof config.social
  links: LoginLinks
  onSignedIn: () => void
}

/** The content of the login page. Specification 1, section 2.3. */
export function LoginScreen({ social, links, onSignedIn }: LoginScreenProps) {
  const login = useLogin(onSignedIn)
  const notice = useStoredValueOnce(signedOutNotice)
  return (
    <SignedOutPage title="Welcome back" lead="Sign in to pick up where you left off.">
      <FormNotice>{notice}</FormNotice>
      {social && <SocialSignIn name={social.name} />}
      <LoginForm login={login} links={links} />
      <ButtonLink variant="quiet" size="large" fullWidth renderLink={links.corporateLogin}>
        Corporate Login
      </ButtonLink>
      <p className={css.newHere}>
        New here? {links.signUp({ className: css.strongLink ?? '', children: 'Sign Up Now' })}
      </p>
      {config.demo && <DemoAccounts onChoose={login.change} />}
    </SignedOutPage>
  )
}
