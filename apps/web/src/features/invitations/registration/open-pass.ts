import type { InvitePass } from './registration-query.ts'

/** A pass in the form of its registration. */
export type OpenPass = Readonly<ReturnType<typeof toOpenPass>>

/** Returns a pass with defaults for its missing values. */
export function toOpenPass(pass: InvitePass) {
  return {
    title: pass.title,
    logo: pass.meta?.logo ?? null,
    /** The target after the registration; null: home. */
    redirectUrl: pass.redirectUrl,
    /** The future beginning of the pass, in epoch ms; null when it has begun. */
    beginsAt: pass.beginsAt,
    usesSSO: pass.usesSSO ?? false,
    usesOTRC: pass.usesOTRC ?? false,
    hasRedemptionCode: pass.hasRedemptionCode ?? false,
    targetSegment: pass.targetSegment ?? 'ENTERPRISE',
    extraCollectionFields: pass.extraCollectionFields ?? [],
  }
}
