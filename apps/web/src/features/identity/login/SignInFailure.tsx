import { isUnknownAccount, SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { FormError } from '@section/ui/field/FormError.tsx'
import { FormNotice } from '@section/ui/field/FormNotice.tsx'
import type { RenderLink } from '@section/ui/link/render-link.tsx'
import css from './login-page.module.css'

interface SignInFailureProps {
  readonly failure: string | null
  readonly signUp: RenderLink
}

/** The error of a sign-in: with a sign-up link for an unknown account, and neutral after a cancel. Specification 1, section 8. */
export function SignInFailure({ failure, signUp }: SignInFailureProps) {
  if (failure === SIGN_IN_MESSAGES.canceled) return <FormNotice tone="neutral">{failure}</FormNotice>
  if (failure === null || !isUnknownAccount(failure)) return <FormError>{failure}</FormError>
  return (
    <FormError>
      <div>{failure}</div>
      <div>Not a member yet? {signUp({ className: css.strongLink ?? '', children: 'Sign Up Now' })}</div>
    </FormError>
  )
}
