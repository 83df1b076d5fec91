import type { FlagValues } from './flag-values.ts'

/** The notice of the login page while nobody can sign in. */
export interface OutageNotice {
  readonly headline: string
  readonly description: string
}

const HEADLINE = 'Sorry.'
const DESCRIPTION =
  'We are working on our systems, and nobody can log in right now. Please try again in a little while.'

/**
 * Returns the notice when the flag blocks login, with default texts where it has none; else null. See
 * docs/product/flags.md#login-outage.
 */
export function outageNotice({
  blockLogin,
  headline,
  description,
}: FlagValues['outage']): OutageNotice | null {
  if (!blockLogin) return null
  return { headline: headline?.trim() || HEADLINE, description: description?.trim() || DESCRIPTION }
}
