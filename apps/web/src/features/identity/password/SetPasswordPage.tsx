import { pathTo } from '@section/domain/access/screen-path.ts'
import { IconCheck } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { config } from '../../../lib/config.ts'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import { DemoMailbox } from '../../invitations/DemoMailbox.tsx'
import css from '../login/login-page.module.css'
import { SocialSignIn } from '../login/SocialSignIn.tsx'
import { SignedOutPage } from '../SignedOutPage.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { REDIRECT_MS, useSetPassword } from './use-set-password.ts'

/** Sets a first password with an activation link and a mailed code. docs/product/passwords.md#first-password */
export function SetPasswordPage() {
  const page = useSetPassword()
  const { sent } = page
  const waiting = sent && !page.canResend
  const fields = useRef<HTMLFormElement>(null)
  const again = useId()
  // The button that was pressed is disabled now, so the code field gets the focus.
  useEffect(() => {
    if (sent) fields.current?.querySelector<HTMLElement>('input[name="code"]')?.focus()
  }, [sent])
  if (page.failure?.kind === 'activated') return <Activated message={page.failure.message} />
  if (page.failure?.kind === 'start-again') return <StartAgain message={page.failure.message} />
  if (page.failure?.kind === 'not-signed-in')
    return (
      <StartAgain message={page.failure.message}>
        {config.social && (
          <SocialSignIn
            name={config.social.name}
            context="set-password"
            redirectPath={page.failure.redirectPath}
          />
        )}
      </StartAgain>
    )
  return (
    <SignedOutPage
      title="Set your password"
      lead="We’ll mail a code to your address, so that we know it is you. Then choose a password and you’re in."
    >
      <form ref={fields} className={css.form} onSubmit={page.submit} noValidate>
        <NewPasswordFields form={page.form} email={page.email} isRefusedInWords>
          <Button
            variant={sent ? 'secondary' : 'primary'}
            size="large"
            fullWidth
            busy={page.sending}
            disabled={waiting}
            aria-describedby={waiting ? again : undefined}
            icon={waiting && <Icon of={IconCheck} size={20} stroke={2} />}
            onClick={page.send}
          >
            <span aria-live="polite">{waiting ? 'Sent!' : sent ? 'Send a new code' : 'Send code'}</span>
          </Button>
          {waiting && (
            <p id={again} className={css.note}>
              Nothing there? You can send a new code after a minute.
            </p>
          )}
        </NewPasswordFields>
        <FormError>{page.failure?.message}</FormError>
        <SubmitButton variant={sent ? 'primary' : 'secondary'} busy={page.busy}>
          Set password
        </SubmitButton>
      </form>
      <DemoMailbox />
    </SignedOutPage>
  )
}

/** Shown when the link was used before; the member logs in with their password. */
function Activated({ message }: { message: string }) {
  return (
    <SignedOutPage title="You’re activated" lead={<span role="status">{message}</span>}>
      <ButtonLink variant="primary" size="large" fullWidth to={pathTo('login')} replace>
        Log in
      </ButtonLink>
      <ButtonLink variant="quiet" size="large" fullWidth to={pathTo('forgotPassword')} replace>
        Forgot your password
      </ButtonLink>
    </SignedOutPage>
  )
}

/** Shown when the member needs a new code or another way to sign in. The page redirects after ten seconds. */
function StartAgain({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <SignedOutPage
      title="Set your password"
      lead={`You are taken to a new code in ${REDIRECT_MS / 1000} seconds.`}
    >
      <FormError>{message}</FormError>
      {children}
      <ButtonLink variant="primary" size="large" fullWidth to={pathTo('forgotPassword')} replace>
        Reset your password
      </ButtonLink>
    </SignedOutPage>
  )
}
