import { isUnknownAccount, SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { FormError } from '@section/ui/form/FormError.tsx'
import { FormNotice } from '@section/ui/form/FormNotice.tsx'
import { SignUpLink } from './SignUpLink.tsx'

/** The error of a sign-in. An unknown account gets a sign-up link, and a canceled sign-in gets a neutral notice. */
export function SignInFailure({ failure }: { readonly failure: string | null }) {
  if (failure === SIGN_IN_MESSAGES.canceled) return <FormNotice tone="neutral">{failure}</FormNotice>
  if (failure === null || !isUnknownAccount(failure)) return <FormError>{failure}</FormError>
  return (
    <FormError>
      <div>{failure}</div>
      <div>
        Not a member yet? <SignUpLink />
      </div>
    </FormError>
  )
}
