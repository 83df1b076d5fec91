import { useEffect } from 'react'
import { CrashPage } from '@section/ui/error-page/CrashPage.tsx'
import { config } from '../../lib/config.ts'
import { reportError } from '../../lib/tracking/error-reporting.ts'
import { usePageTitle } from '../../lib/routing/page-title.ts'

/** The generic error page, which also reports the error. */
export function CrashScreen({ error }: { error: unknown }) {
  usePageTitle('Oh snap!')
  useEffect(() => reportError(error), [error])
  return <CrashPage supportUrl={config.newTicketUrl} onReload={() => location.reload()} />
}
