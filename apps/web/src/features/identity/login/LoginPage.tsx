import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { openTarget, siteToContinueTo } from '../../../lib/sign-in/sign-in-target.ts'
import { config } from '../../../lib/config.ts'
import { LazyContinueToSite } from '../one-time-code/lazy-continue-to-site.tsx'
import { LoginScreen } from './LoginScreen.tsx'
import { SignedOutPage } from '../SignedOutPage.tsx'

/** The login page. After signing in it opens the target of the address. docs/product/sign-in.md#where-a-sign-in-leads */
export function LoginPage() {
  const navigate = useNavigate()
  const [site, setSite] = useState(siteToContinueTo)
  if (site) return <LazyContinueToSite url={site} />
  const { outage } = config
  if (outage) return <SignedOutPage title={outage.headline} lead={outage.description} />
  const openRedirect = () =>
    openTarget({ openPath: (href) => void navigate({ href, replace: true }), openSite: setSite })
  return <LoginScreen onSignedIn={openRedirect} />
}
