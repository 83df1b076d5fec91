import { type ReactNode, useEffect } from 'react'
import { emptyState } from '@section/art/empty-state.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { reportError } from '../../lib/tracking/error-reporting.ts'

interface DashboardNotAvailableProps {
  /** What the server answered instead of the figures. */
  readonly code: string
  readonly message: string
  /** What the viewer can do instead. */
  readonly action?: ReactNode
}

/** Stands instead of a dashboard that the server refuses or does not know. Code and message are reported, not shown. */
export function DashboardNotAvailable({ code, message, action }: DashboardNotAvailableProps) {
  useEffect(
    () => reportError(new Error(`The dashboard is not available: ${code}: ${message}`)),
    [code, message],
  )
  return (
    <Page width="reading">
      <ScreenState
        headingLevel={1}
        role="alert"
        drawing={<Drawing svg={emptyState('locked')} alt="" />}
        title="Dashboard Not Available"
        sentence="Talk to your Customer Success Manager to get set up"
        action={action}
      />
    </Page>
  )
}
