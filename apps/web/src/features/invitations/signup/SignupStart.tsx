import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link } from '@tanstack/react-router'
import { Button } from '@section/ui/button/Button.tsx'
import { FormDivider } from '@section/ui/form/FormDivider.tsx'
import { config } from '../../../lib/config.ts'
import { useAttempt } from '../../../lib/forms/use-attempt.ts'
import { InvitationFrame } from '../InvitationFrame.tsx'
import { redirectSearch } from '../use-redirect-path.ts'
import { SignupForm } from './SignupForm.tsx'
import css from './signup.module.css'
import { startSocialSignup } from './start-social-signup.ts'
import type { LimitedSignup } from './use-limited-signup.ts'

interface SignupStartProps {
  readonly signup: LimitedSignup
  /** The new member's target; null: home. */
  readonly redirectPath: string | null
}

/** The first step of the signup: with a social account or by e-mail. */
export function SignupStart({ signup, redirectPath }: SignupStartProps) {
  const { busy, failure, attempt } = useAttempt(signup.failure)
  const { social } = config
  return (
    <InvitationFrame
      step="form"
      title="Start learning for free"
      lead="Lessons from our professors every month, at no cost."
    >
      {social && !signup.identity && (
        <>
          <Button
            size="large"
            fullWidth
            busy={busy}
            onClick={() => void attempt(() => startSocialSignup(redirectPath))}
          >
            Continue with {social.name}
          </Button>
          <FormDivider>or with your email</FormDivider>
        </>
      )}
      <SignupForm signup={signup} failure={failure} />
      <p className={css.login}>
        Already a member?{' '}
        <Link to={pathTo('login')} search={redirectSearch(redirectPath)} className={css.strongLink}>
          Log in
        </Link>
      </p>
    </InvitationFrame>
  )
}
