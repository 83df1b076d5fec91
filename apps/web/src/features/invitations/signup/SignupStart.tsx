import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { config } from '../../../lib/config.ts'
import { InvitationFrame } from '../InvitationFrame.tsx'
import { redirectSearch } from '../use-redirect-path.ts'
import { SignupForm } from './SignupForm.tsx'
import css from './signup.module.css'
import { SocialSignup } from './SocialSignup.tsx'
import type { LimitedSignup } from './use-limited-signup.ts'

interface SignupStartProps {
  readonly signup: LimitedSignup
  readonly redirectPath: string | null
}

/** The first step of the signup: with a social account or by e-mail. */
export function SignupStart({ signup, redirectPath }: SignupStartProps) {
  const [failure, setFailure] = useState(signup.failure)
  const { social } = config
  return (
    <InvitationFrame
      step="form"
      title="Start learning for free"
      lead="Lessons from our professors every month, at no cost."
    >
      {social && !signup.identity && (
        <SocialSignup name={social.name} redirectPath={redirectPath} onFailed={setFailure} />
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
