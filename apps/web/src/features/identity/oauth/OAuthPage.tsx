import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { PageSpinner, Spinner } from '@section/ui/loading/Spinner.tsx'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { deleteSecrets, readSecrets } from '../../../lib/routing/address-secrets.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { LazyContinueToSite } from '../one-time-code/lazy-continue-to-site.tsx'
import { SignedOutPage } from '../SignedOutPage.tsx'
import { completeSignIn, type UnlinkedSignIn } from './complete-sign-in.ts'
import { finishSignIn } from './finish-sign-in.ts'

/** The delay of the callback, in milliseconds. */
const DELAY_MS = 1_000

const LinkAgain = lazyPart(() => import('./LinkAgain.tsx'), 'LinkAgain', {
  waiting: <PageSpinner />,
})

/** The callback of every provider; its next step depends on the purpose of the sign-in. */
export function OAuthPage() {
  const navigate = useNavigate()
  const [site, setSite] = useState<string | null>(null)
  const [unlinked, setUnlinked] = useState<UnlinkedSignIn | null>(null)
  const started = useRef(false)
  useEffect(() => {
    // A code can be exchanged only once, but development mode runs effects twice.
    if (started.current) return
    started.current = true
    const { code = '', state = '' } = readSecrets(pathTo('oauth'))
    deleteSecrets(pathTo('oauth'))
    const finish = async () => {
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
      await completeSignIn(await finishSignIn(code, state), {
        openPath: (href) => void navigate({ href, replace: true }),
        openSite: setSite,
        openLinkAgain: setUnlinked,
      })
    }
    void finish()
  }, [navigate])
  if (site) return <LazyContinueToSite url={site} />
  if (unlinked) return <LinkAgain signIn={unlinked} openSite={setSite} />
  return (
    <SignedOutPage title="One moment" lead="We are signing you in.">
      <Spinner label="Signing you in" />
    </SignedOutPage>
  )
}
