import { useState } from 'react'
import { durationText, LIFETIMES } from '@section/domain/identity/lifetimes.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import { FormNotice } from '@section/ui/form/FormNotice.tsx'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { saveSecrets, readSecrets } from '../../../lib/routing/address-secrets.ts'
import { DemoMailbox } from '../../invitations/DemoMailbox.tsx'
import css from '../login/login-page.module.css'
import { SignedOutPage } from '../SignedOutPage.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { useResetConfirmation } from './use-reset-confirmation.ts'

/** Sets a new password with the mailed code, then opens home. docs/product/passwords.md#forgotten-password */
export function ResetConfirmationPage() {
  const [{ email = '', code = '' }] = useState(() => readSecrets(pathTo('resetConfirmation')))
  const page = useResetConfirmation(email, code)
  return (
    <SignedOutPage
      title="Choose a new password"
      lead={`If there is an account for this address, a code is in its inbox now. It is good for ${durationText(LIFETIMES.mailedCode)}.`}
    >
      <form className={css.form} onSubmit={page.submit} noValidate>
        <NewPasswordFields form={page.form} email={email} />
        <FormNotice>{page.sentAgain && !page.failure && `A new code is on its way to ${email}.`}</FormNotice>
        <FormError>{page.failure}</FormError>
        <SubmitButton variant={page.needsCode ? 'secondary' : 'primary'} busy={page.busy}>
          Change password
        </SubmitButton>
      </form>
      <Button
        variant={page.needsCode ? 'primary' : 'secondary'}
        size="large"
        fullWidth
        busy={page.sending}
        onClick={page.sendAgain}
      >
        Send a new code
      </Button>
      <ButtonLink
        variant="quiet"
        size="large"
        fullWidth
        to={pathTo('forgotPassword')}
        // Prefills the form of the next page.
        onClick={() => saveSecrets(pathTo('forgotPassword'), { email })}
      >
        Use another email
      </ButtonLink>
      <DemoMailbox />
    </SignedOutPage>
  )
}
