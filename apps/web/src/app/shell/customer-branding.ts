import { useLayoutEffect } from 'react'
import { navLogoUrl } from '@section/domain/access/navigation/nav-config.ts'
import type { Viewer } from '@section/domain/access/viewer.ts'
import { setBrandAccent } from '@section/ui/theme/brand-accent.ts'
import { config } from '../../lib/config.ts'
import type { Member } from '../../lib/viewer/viewer.ts'

/**
 * Returns the logo of the member's plan, else of their customer; null for the school's own. See
 * docs/product/app-shell.md#logo-and-accent-color.
 */
export const logoOf = ({ customer }: Pick<Member, 'customer'>, viewer: Pick<Viewer, 'entitlements'>) =>
  navLogoUrl(viewer) ?? customer?.logoUrl ?? null

/** Sets the customer's accent color (`#rrggbb`), or the school's for null, while the component is mounted. */
export function useCustomerAccent(accent: string | null): void {
  useLayoutEffect(() => {
    setBrandAccent(document.documentElement, accent ?? config.accentColor)
    return () => setBrandAccent(document.documentElement, config.accentColor)
  }, [accent])
}
