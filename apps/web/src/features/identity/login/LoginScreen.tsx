import { useEffect, useState } from 'react'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { FormNotice } from '@section/ui/field/FormNotice.tsx'
import type { RenderLink } from '@section/ui/link/render-link.tsx'
import { config } from '../../../lib/config.ts'
import { forgetSignedOutNotice, readSignedOutNotice } from '../../../lib/session/signed-out-notice.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { LoginForm } from './LoginForm.tsx'
import css from './login-page.module.css'
import { SignedOutPage } from '../SignedOutPage.tsx'
import { SocialSignIn } from './SocialSignIn.tsx'
import { useLogin } from './use-login.ts'

/** The ways on from the login page. */
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

/** What the login page shows. Specification 1, section 2.3. */
export function LoginScreen({ social, links, onSignedIn }: LoginScreenProps) {
  const login = useLogin(onSignedIn)
  const notice = useSignedOutNotice()
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

/** That somebody has signed out here just now, once. */
function useSignedOutNotice(): string | null {
  const [notice] = useState(readSignedOutNotice)
  useEffect(forgetSignedOutNotice, [])
  return notice
}
