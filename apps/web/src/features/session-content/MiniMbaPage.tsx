import { useParams } from '@tanstack/react-router'
import { sessionDates } from '@section/domain/sessions/dates/session-dates.ts'
import { localZone } from '../../lib/now.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { SessionHead } from './hero/SessionHead.tsx'
import type { SessionHeadProps } from './OpenSession.tsx'
import { SessionScreen } from './SessionScreen.tsx'

/** The page of a Mini-MBA: its title, announcements and containers. docs/product/session-pages.md#mini-mbas */
export function MiniMbaPage() {
  const { sessionId } = useParams({ from: memberRouteId('miniMba') })
  return <SessionScreen sessionId={sessionId} isMiniMba Head={MiniMbaHead} />
}

function MiniMbaHead({ session, title, children }: SessionHeadProps) {
  return (
    <SessionHead eyebrow="Mini-MBA" heading={title} dates={sessionDates(session, localZone())}>
      {children}
    </SessionHead>
  )
}
