import type { FederationContext } from '@section/domain/identity/federation-outcome.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { FormDivider } from '@section/ui/form/FormDivider.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import { useAttempt } from '../../../lib/forms/use-attempt.ts'
import { redirectParameters } from '../../../lib/sign-in/sign-in-target.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import css from './login-page.module.css'

interface SocialSignInProps {
  readonly name: string
  readonly context?: Extract<FederationContext, 'login' | 'set-password'>
  /** The target of the sign-in; by default the target that the address names. */
  readonly redirectPath?: string | null
}

/** The button of the social provider, and the divider above the other way to sign in. */
export function SocialSignIn({ name, context = 'login', redirectPath }: SocialSignInProps) {
  const { busy, failure, attempt } = useAttempt()
  const start = async () => {
    try {
      const { startFederation } = await import('../../../lib/sign-in/federation.ts')
      const options = redirectPath ? { redirectPath } : { ...redirectParameters() }
      await startFederation({ context, provider: 'social', options })
      return null
    } catch (error) {
      return limitMessage(error) ?? SIGN_IN_MESSAGES.social
    }
  }
  return (
    <div className={css.form}>
      <Button size="large" fullWidth busy={busy} onClick={() => void attempt(start)}>
        Continue with {name}
      </Button>
      <FormError>{failure}</FormError>
      <FormDivider>or</FormDivider>
    </div>
  )
}
