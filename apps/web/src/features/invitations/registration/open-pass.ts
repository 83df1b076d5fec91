import type { RegistrationPass } from '@section/domain/invitations/pass-registration-form.ts'
import type { InvitePass } from './registration-query.ts'

/** A pass as its registration needs it: every question answered. */
export type OpenPass = Omit<RegistrationPass, 'extraCollectionFields'> & {
  readonly usesSSO: boolean
  readonly usesOTRC: boolean
  readonly title: string | null
  readonly logo: { readonly url: string; readonly alt: string } | null
  /** Where its members begin, if not at home. */
  readonly redirectUrl: string | null
  /** When what it grants begins, in epoch ms, while that is to come. */
  readonly beginsAt: number | null
  readonly extraCollectionFields: readonly {
    readonly name: string
    readonly label: string
    readonly required: boolean
  }[]
}

/** The pass with what it does not say filled in. */
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
