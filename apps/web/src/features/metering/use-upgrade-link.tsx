import { Link, useRouter } from '@tanstack/react-router'
import type { RenderLink } from '@section/ui/link/render-link.tsx'

const UPGRADE: string = '/upgrade'

/** The link to the membership prices, or null as long as this app has no such screen. */
export function useUpgradeLink(): RenderLink | null {
  const router = useRouter()
  if (!(UPGRADE in router.routesByPath)) return null
  // oxlint-disable-next-line react/display-name -- a slot, not a component
  return (slot) => <Link to={UPGRADE} {...slot} />
}
