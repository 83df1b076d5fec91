import * as z from 'zod/mini'
import { normalizeName } from '../invitations/person-name.ts'
import { REQUIRED } from '../invitations/pass-registration-form.ts'
import { fitsLength } from '../text/text-length.ts'
import { pronounsField } from './pronouns.ts'

/** The maximum length of a first, middle or last name in a profile, in characters as people count them. */
const MAX_PROFILE_NAME = 30

/** A name begins with a letter, of any script; a typographic apostrophe is one, too. */
const NAME = /^\p{L}[\p{L}\p{M} '’-]*$/u

const NOT_A_NAME = "Only letters, ' and - are allowed in this field"

const isEmptyOrName = (text: string) => text === '' || NAME.test(text)

/** Returns the rules of a name after it was normalized; `label` is how a message calls it. */
const nameRules = (label: string) =>
  [
    z.refine<string>((name) => fitsLength(name, MAX_PROFILE_NAME), {
      error: `${label} should have at most ${MAX_PROFILE_NAME} characters`,
      abort: true,
    }),
    z.refine<string>(isEmptyOrName, NOT_A_NAME),
  ] as const

/** Nothing is missing, and spaces alone are a name without a character. */
const requiredName = (label: string) =>
  z
    .string()
    .check(
      z.minLength(1, { error: REQUIRED, abort: true }),
      z.overwrite(normalizeName),
      z.minLength(1, { error: `${label} should have at least 1 character`, abort: true }),
      ...nameRules(label),
    )

/** The names and pronouns of a member; an empty middle name removes it. docs/product/profiles.md#names */
export const basicInfoForm = z.object({
  firstName: requiredName('First name'),
  middleName: z.string().check(z.overwrite(normalizeName), ...nameRules('Middle name')),
  lastName: requiredName('Last name'),
  pronouns: pronounsField,
})
