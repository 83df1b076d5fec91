import type { RegistrationPass } from '@section/domain/invitations/pass-registration-form.ts'
import type { InvitePass } from './registration-query.ts'

/** A pass in the form of its registration, with defaults for missing values. */
export type OpenPass = Omit<RegistrationPass, 'extraCollectionFields'> & {
  readonly usesSSO: boolean
  readonly usesOTRC: boolean
  readonly title: string | null
  readonly logo: { readonly url: string; readonly alt: string } | null
  /** The target after the registration; null: home. */
  readonly redirectUrl: string | null
  /** The future beginning of the pass, in epoch ms; null when it has begun. */
  readonly beginsAt: number | null
  readonly extraCollectionFields: readonly {
    readonly name: string
    readonly label: string
    readonly required: boolean
  }[]
}

export function toOpenPass(pass: InvitePass): OpenPass {
  return {
    title: pass.title,
    logo: pass.meta?.logo ?? null,
    redirectUrl: pass.redirectUrl,
    beginsAt: pass.beginsAt === null ? null : Date.parse(pass.beginsAt),
    usesSSO: pass.usesSSO ?? false,
    usesOTRC: pass.usesOTRC ?? false,
    hasRedemptionCode: pass.hasRedemptionCode ?? false,
    targetSegment: pass.targetSegment ?? 'ENTERPRISE',
    extraCollectionFields: pass.extraCollectionFields ?? [],
  }
}
