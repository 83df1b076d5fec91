import * as z from 'zod/mini'
import { lineField } from './profile-text.ts'

/** The maximum length of pronouns that a member writes themselves, in characters as people count them. */
const MAX_PRONOUNS = 30

/** The choice of who names no pronouns. */
export const NO_PRONOUNS = 'Prefer not to say'

/** The choices that a profile offers, in this order. */
export const PRONOUN_OPTIONS = ['He/Him/His', 'She/Her/Hers', 'They/Them/Theirs', NO_PRONOUNS] as const

type PronounOption = (typeof PRONOUN_OPTIONS)[number]

/** What the form shows: the chosen option, and what was written instead of one; only one of them stands for the pronouns. */
export interface PronounChoice {
  readonly option: PronounOption
  readonly otherPronouns: string
}

/** The rules of the stored pronouns; nothing is stored for "Prefer not to say". docs/product/profiles.md#pronouns */
export const pronounsField = lineField(
  MAX_PRONOUNS,
  `Pronouns should have at most ${MAX_PRONOUNS} characters`,
).check(z.overwrite((text) => (text === NO_PRONOUNS ? '' : text)))

/** Returns how the form shows stored pronouns; those that are no option were written. */
export function choiceOf(pronouns: string | null): PronounChoice {
  const option = PRONOUN_OPTIONS.find((offered) => offered === pronouns)
  return { option: option ?? NO_PRONOUNS, otherPronouns: option ? '' : (pronouns ?? '') }
}

/** Returns what is saved for a choice: what was written, or else the option. */
export function pronounsOf({ option, otherPronouns }: PronounChoice): string {
  const written = otherPronouns.trim()
  if (written !== '') return written
  return option === NO_PRONOUNS ? '' : option
}
