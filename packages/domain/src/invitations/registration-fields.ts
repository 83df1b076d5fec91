import * as z from 'zod/mini'
import { cleanEmail, INVALID_EMAIL, isEmail, MAX_EMAIL_LENGTH } from '../identity/email.ts'
import { fitsName, INVALID_NAME, isPersonName, MAX_NAME_LENGTH, normalizeName } from './person-name.ts'

/** Returns the rules of a first or last name; `missing` is the message for an empty one. */
export const nameField = (missing: string) =>
  z
    .string()
    .check(
      z.overwrite(normalizeName),
      z.minLength(1, { error: missing }),
      z.refine(fitsName, { error: `At most ${MAX_NAME_LENGTH} characters.`, abort: true }),
      z.refine(isPersonName, INVALID_NAME),
    )

/** Returns the rules of the address of a new account; `missing` is the message for an empty one. */
export const emailField = (missing: string) =>
  z
    .string()
    .check(
      z.overwrite(cleanEmail),
      z.minLength(1, { error: missing }),
      z.maxLength(MAX_EMAIL_LENGTH, `At most ${MAX_EMAIL_LENGTH} characters.`),
      z.refine(isEmail, INVALID_EMAIL),
    )
