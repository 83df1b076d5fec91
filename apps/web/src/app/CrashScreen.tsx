import { CrashPage } from '@section/ui/error-page/CrashPage.tsx'
import { config } from '../lib/config.ts'

/** Specification 1, section 2.5 (generic error page). */
export function CrashScreen() {
  return <CrashPage supportUrl={config.newTicketUrl} />
}
