import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { SIGN_IN_MESSAGES } from '@section/domain/identity/sign-in-messages.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { FormError } from '@section/ui/field/FormError.tsx'
import { config } from '../../../lib/config.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { SignedOutPage } from '../SignedOutPage.tsx'
import { isKnownSite, saveKnownSite } from './known-sites.ts'
import { addressWithCode } from './obtain-code.ts'

/**
 * Takes a signed-in member to another site with a one-time code: the first time only when they say so, since the
 * code tells that site who they are. Threat T-A2; Specification 1, section 4 (login).
 */
export function ContinueToSite({ url }: { url: string }) {
  const { origin } = new URL(url)
  const [known] = useState(() => isKnownSite(origin))
  const [busy, setBusy] = useState(known)
  const [failure, setFailure] = useState<string | null>(null)

  const leave = useCallback(
    () =>
      openSiteWithCode(url).catch((error: unknown) => {
        setFailure(limitMessage(error) ?? SIGN_IN_MESSAGES.social)
        setBusy(false)
      }),
    [url],
  )
  useEffect(() => {
    if (known) void leave()
  }, [known, leave])
  const agree = () => {
    setBusy(true)
    setFailure(null)
    void leave()
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
      <ButtonLink
        variant="quiet"
        size="large"
        fullWidth
        renderLink={(slot) => <Link to={pathTo('home')} {...slot} />}
      >
        Stay at {config.brandName}
      </ButtonLink>
    </SignedOutPage>
  )
}

async function openSiteWithCode(url: string): Promise<void> {
  const address = await addressWithCode(url)
  saveKnownSite(new URL(url).origin)
  location.replace(address)
}
