import * as z from 'zod/mini'
import { lineField } from './profile-text.ts'

/** The maximum number of languages in a profile. */
const MAX_LANGUAGES = 20

/** The maximum length of the name of a language, in characters. */
export const MAX_LANGUAGE_NAME = 50

/** The languages that a member speaks, saved together: empty ones and repetitions are left out. docs/product/profiles.md#languages */
export const languagesForm = z.object({
  languages: z
    .array(lineField(MAX_LANGUAGE_NAME))
    .check(z.overwrite(distinct), z.maxLength(MAX_LANGUAGES, `At most ${MAX_LANGUAGES} languages.`)),
})

export type LanguagesValues = z.infer<typeof languagesForm>

/** Returns the languages without empty ones and without those that differ from an earlier one in capitals only. */
function distinct(languages: readonly string[]): string[] {
  const byName = new Map<string, string>()
  for (const language of languages) {
    const name = language.normalize('NFC').toLowerCase()
    if (name !== '' && !byName.has(name)) byName.set(name, language)
  }
  return [...byName.values()]
}
