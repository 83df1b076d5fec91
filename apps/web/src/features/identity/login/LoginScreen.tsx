import { pathTo } from '@section/domain/access/screen-path.ts'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { FormNotice } from '@section/ui/form/FormNotice.tsx'
import { config } from '../../../lib/config.ts'
import { signedOutNotice } from '../../../lib/sign-in/stored-texts.ts'
import { useStoredValueOnce } from '../../../lib/use-stored-value.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { LoginForm } from './LoginForm.tsx'
import css from './login-page.module.css'
import { SignedOutPage } from '../SignedOutPage.tsx'
import { SignUpLink } from './SignUpLink.tsx'
import { SocialSignIn } from './SocialSignIn.tsx'
import { useLogin } from './use-login.ts'

/** The content of the login page. docs/product/sign-in.md#the-login-page */
export function LoginScreen({ onSignedIn }: { onSignedIn: () => void }) {
  const login = useLogin(onSignedIn)
  const notice = useStoredValueOnce(signedOutNotice)
  return (
    <SignedOutPage title="Welcome back" lead="Sign in to pick up where you left off.">
      <FormNotice>{notice}</FormNotice>
      {config.social && <SocialSignIn name={config.social.name} />}
      <LoginForm login={login} />
      <ButtonLink variant="quiet" size="large" fullWidth to={pathTo('corporateLogin')} search={true}>
        Corporate Login
      </ButtonLink>
      <p className={css.newHere}>
        New here? <SignUpLink />
      </p>
      {config.demo && <DemoAccounts onChoose={login.form.putValues} />}
    </SignedOutPage>
  )
}
