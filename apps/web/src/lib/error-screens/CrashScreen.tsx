import { type ReactNode, useEffect } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { CrashPage } from '@section/ui/error-page/CrashPage.tsx'
import { config } from '../config.ts'
import { reportError } from '../tracking/error-reporting.ts'
import { usePageTitle } from '../routing/page-title.ts'
import { FailureDrawing } from './FailureDrawing.tsx'

interface CrashScreenProps {
  readonly error?: unknown
  /** The primary button where reloading cannot help, because what was asked for does not exist. */
  readonly wayBack?: ReactNode
}

/** The generic error page, which also reports the error, if there is one. */
export function CrashScreen({ error, wayBack }: CrashScreenProps) {
  usePageTitle('Oh snap!')
  useEffect(() => {
    if (error !== undefined) reportError(error)
  }, [error])
  return (
    <CrashPage supportUrl={config.newTicketUrl} action={wayBack ?? <Reload />} drawing={<FailureDrawing />} />
  )
}

function Reload() {
  return (
    <Button variant="primary" size="large" onClick={() => location.reload()}>
      Reload
    </Button>
  )
}
