import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { openTarget, siteToContinueTo } from '../../../lib/sign-in/sign-in-target.ts'
import { config } from '../../../lib/config.ts'
import { lazyPart } from '../../../lib/routing/lazy-part.tsx'
import { LoginScreen } from './LoginScreen.tsx'
import { SignedOutPage } from '../SignedOutPage.tsx'

const ContinueToSite = lazyPart(
  async () => (await import('../one-time-code/ContinueToSite.tsx')).ContinueToSite,
  {
    waiting: <PageSpinner />,
  },
)

/** The login page; after signing in it opens the redirect target of the address. Specification 1, sections 2.3, 4 and 5. */
export function LoginPage() {
  const navigate = useNavigate()
  const [site, setSite] = useState(siteToContinueTo)
  if (site) return <ContinueToSite url={site} />
  const { outage } = config
  if (outage) return <SignedOutPage title={outage.headline} lead={outage.description} />
  const openRedirect = () =>
    openTarget({ openPath: (href) => void navigate({ href, replace: true }), openSite: setSite })
  return <LoginScreen social={config.social} onSignedIn={openRedirect} />
}
