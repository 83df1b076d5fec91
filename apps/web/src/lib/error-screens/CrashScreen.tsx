import { useEffect } from 'react'
import { CrashPage } from '@section/ui/error-page/CrashPage.tsx'
import { config } from '../config.ts'
import { reportError } from '../tracking/error-reporting.ts'
import { usePageTitle } from '../routing/page-title.ts'

/** The generic error page, which also reports the error, if there is one. */
export function CrashScreen({ error }: { error?: unknown }) {
  usePageTitle('Oh snap!')
  useEffect(() => {
    if (error !== undefined) reportError(error)
  }, [error])
  return <CrashPage supportUrl={config.newTicketUrl} onReload={() => location.reload()} />
}
