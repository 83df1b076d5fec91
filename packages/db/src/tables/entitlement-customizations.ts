/** The changes that an entitlement, or the pass that grants it, makes to the shell (Specification 1, section 3). */
export interface EntitlementCustomizations {
  navLogoUrl?: string
  navConfigs?: { route: string; rename?: string; hide?: boolean }[]
  hideSessionDetailTitle?: boolean
}
