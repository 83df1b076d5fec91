import { badgeMedal } from '@section/art/medals/badge-medal.ts'
import { certificateSeal } from '@section/art/medals/certificate-seal.ts'
import { STACK_KEYS, type StackKey } from '@section/art/colors/stack-palette.ts'
import type { CredentialStatement } from '@section/db/tables/credentials.ts'

/** The facts that a document tells. */
export interface DrawnCredential {
  credentialId: string
  kind: 'CERTIFICATE' | 'BADGE'
  statement: CredentialStatement
  /** Epoch ms. */
  issuedAt: number
  /** The day of issuing in the school's zone, as `2026-11-23`. */
  day: string
  /** The address of the public page. */
  address: string
}

/** Returns the stack whose colors a credential has; null for the school's own. */
export function stackOf({ statement }: Pick<DrawnCredential, 'statement'>): StackKey | null {
  return STACK_KEYS.find((key) => key === statement.stack) ?? null
}

/** Returns the seal of a certificate or the medal of a badge, a square SVG. */
export function medalOf(credential: Pick<DrawnCredential, 'kind' | 'statement'>): string {
  const { slug } = credential.statement
  const stack = stackOf(credential)
  if (credential.kind === 'CERTIFICATE') return certificateSeal({ slug, stack })
  return badgeMedal({ slug, stack: stack ?? 'business-core' })
}

export const documentHeading = ({ kind }: Pick<DrawnCredential, 'kind'>): string =>
  kind === 'CERTIFICATE' ? 'Certificate' : 'Badge'

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Writes the day in words: "November 23, 2026". */
export const writtenDay = (day: string): string => words.format(Date.parse(`${day}T00:00Z`))
