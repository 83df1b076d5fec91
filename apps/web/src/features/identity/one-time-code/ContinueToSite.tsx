import { pathTo } from '@section/domain/access/screen-path.ts'
import { useCallback, useEffect, useState } from 'react'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import { config } from '../../../lib/config.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { SignedOutPage } from '../SignedOutPage.tsx'
import { callSignInService } from '../../../lib/sign-in/auth-request.ts'
import { readCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { freshIdToken } from '../../../lib/sign-in/tokens.ts'
import { isKnownSite, saveKnownSite } from './known-sites.ts'

/**
 * Opens another site with a one-time code. The first time it asks the member, because the code identifies them there.
 * docs/product/sign-in.md#one-time-codes-for-other-sites
 */
export function ContinueToSite({ url }: { url: string }) {
  const { origin } = new URL(url)
  const [isKnown] = useState(() => isKnownSite(origin))
  const [busy, setBusy] = useState(isKnown)
  const [failure, setFailure] = useState<string | null>(null)

  const open = useCallback(
    () =>
      openSiteWithCode(url).catch((error: unknown) => {
        setFailure(limitMessage(error) ?? SIGN_IN_MESSAGES.social)
        setBusy(false)
      }),
    [url],
  )
  useEffect(() => {
    if (isKnown) void open()
  }, [isKnown, open])
  const agree = () => {
    setBusy(true)
    setFailure(null)
    void open()
  }

  return (
    <SignedOutPage
      title="One more step"
      lead={`${origin} will learn which member of ${config.brandName} you are, and your email address.`}
    >
      <Button variant="primary" size="large" fullWidth busy={busy} onClick={agree}>
        Continue to {origin}
      </Button>
      <FormError>{failure}</FormError>
      <ButtonLink variant="quiet" size="large" fullWidth to={pathTo('home')}>
        Stay at {config.brandName}
      </ButtonLink>
    </SignedOutPage>
  )
}

async function openSiteWithCode(url: string): Promise<void> {
  const authInfo = { id_token: await freshIdToken(), refresh_token: readCookie('refresh_token') }
  const { acode } = await callSignInService<{ acode: string }>('/user/obtainACode', {
    b64AuthInfo: toBase64url(JSON.stringify(authInfo)),
    authRedirectUrl: url,
  })
  const target = new URL(url)
  target.searchParams.set('acode', acode)
  saveKnownSite(target.origin)
  location.replace(target.href)
}
