import type { z } from 'zod'
import { fromBase64url } from '@section/domain/identity/base64url.ts'
import { isStorable } from './http/storable-text.ts'

/**
 * Returns the JSON of a schema behind base64url or base64; undefined for anything else, and when a text in it is one that
 * the database cannot store, since the check of a request's body does not see into an encoded text.
 */
export function parseBase64Json<Schema extends z.ZodType>(
  encoded: string,
  schema: Schema,
  maxLength?: number,
): z.output<Schema> | undefined {
  const text = fromBase64url(encoded, maxLength)
  if (text === null) return undefined
  try {
    const json: unknown = JSON.parse(text)
    return isStorable(json) ? schema.safeParse(json).data : undefined
  } catch {
    return undefined
  }
}
