import * as z from 'zod/mini'
import { trimInvisible } from '../text/trim-invisible.ts'

/** The rules of a form whose fields are sent as they are typed, but for trimming. */
export type FormSchema<Values> = z.ZodMiniType<Values, Values>

interface TextRules {
  /** In characters. */
  max?: number
  /** The message for an empty text; without one, the text is optional. */
  missing?: string | undefined
}

/** Returns the rules of a text, which loses spaces and invisible characters at both ends before it is checked. */
export function textField({ max = Infinity, missing }: TextRules) {
  return z
    .string()
    .check(
      z.overwrite(trimInvisible),
      z.minLength(missing === undefined ? 0 : 1, { error: missing }),
      z.maxLength(max, `At most ${max} characters.`),
    )
}
