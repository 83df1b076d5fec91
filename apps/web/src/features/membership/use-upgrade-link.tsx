import { Link } from '@tanstack/react-router'
import { membershipRoute } from '@section/domain/access/route-access.ts'
import type { RenderLink } from '@section/ui/link/render-link.tsx'
import { useSignedIn } from '../../lib/session/viewer.ts'

/** Returns a link to the viewer's membership route. Decisions, section 2. */
export function useUpgradeLink(): RenderLink {
  const { viewer } = useSignedIn()
  const to: string = membershipRoute(viewer)
  // oxlint-disable-next-line react/display-name -- a slot, not a component
  return (slot) => <Link to={to} {...slot} />
}
