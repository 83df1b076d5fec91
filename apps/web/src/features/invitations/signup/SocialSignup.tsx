import { pathTo } from '@section/domain/access/screen-path.ts'
import { useState } from 'react'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { reportError } from '../../../lib/tracking/error-reporting.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { startFederation } from '../../../lib/sign-in/federation.ts'
import { redirectSearch, withRedirectPath } from '../use-redirect-path.ts'
import css from './signup.module.css'

interface SocialSignupProps {
  readonly name: string
  /** The new member's target; null: home. */
  readonly redirectPath: string | null
  readonly onFailed: (message: string) => void
}

/** The button of the social provider, after which the signup continues here. Specification 1, section 2.3 (limited signup). */
export function SocialSignup({ name, redirectPath, onFailed }: SocialSignupProps) {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      const errorUrl = withRedirectPath(pathTo('signup'), redirectPath)
      const options = { errorUrl, ...redirectSearch(redirectPath) }
      await startFederation({ context: 'limited-signup', provider: 'social', options })
    } catch (error) {
      reportError(error)
      setBusy(false)
      onFailed(limitMessage(error) ?? SIGN_IN_MESSAGES.social)
    }
  }
  return (
    <>
      <Button size="large" fullWidth busy={busy} onClick={() => void leave()}>
        Continue with {name}
      </Button>
      <p className={css.or}>or with your email</p>
    </>
  )
}
