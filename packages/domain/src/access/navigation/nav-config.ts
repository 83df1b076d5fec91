import { byPrecedence, type NavConfig, type Viewer } from '../viewer.ts'

/** Returns how the viewer's plans change one entry of the navigation; the first plan by precedence that names it decides. */
export function navConfig(viewer: Pick<Viewer, 'entitlements'>, path: string): NavConfig | undefined {
  return byPrecedence(viewer)
    .flatMap(({ customizations }) => customizations?.navConfigs ?? [])
    .find(({ route }) => route === path)
}

/** Returns the logo that a customer's entitlement puts into the header, or null. */
export function navLogoUrl(viewer: Pick<Viewer, 'entitlements'>): string | null {
  const logos = byPrecedence(viewer).map(({ customizations }) => customizations?.navLogoUrl)
  return logos.find(Boolean) ?? null
}
