import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { FormDivider } from '@section/ui/form/FormDivider.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import { useAttempt } from '../../../lib/forms/use-attempt.ts'
import { redirectParameters } from '../../../lib/sign-in/sign-in-target.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import css from './login-page.module.css'

/** The button of the social provider with the divider above the form. Specification 1, section 2.3. */
export function SocialSignIn({ name }: { name: string }) {
  const { busy, failure, attempt } = useAttempt()
  const start = async () => {
    try {
      const { startFederation } = await import('../../../lib/sign-in/federation.ts')
      await startFederation({ context: 'login', provider: 'social', options: { ...redirectParameters() } })
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
