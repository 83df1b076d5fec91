import * as z from 'zod/mini'
import { cleanLine, cleanText } from '../text/clean-text.ts'
import { fitsLength } from '../text/text-length.ts'

/** Returns the message for a text of more than `max` characters. */
const tooLong = (max: number) => `At most ${max.toLocaleString('en-US')} characters.`

/** Returns the rules of an optional text on one line, which is cleaned before it is checked. */
export const lineField = (max: number, error = tooLong(max)) =>
  z.string().check(
    z.overwrite(cleanLine),
    z.refine((text) => fitsLength(text, max), error),
  )

/** Returns the rules of an optional text of several lines, which is cleaned before it is checked. */
export const paragraphsField = (max: number) =>
  z.string().check(
    z.overwrite(cleanText),
    z.refine((text) => fitsLength(text, max), tooLong(max)),
  )
