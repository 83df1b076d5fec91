import { z } from 'zod'
import { toBase64url } from '@section/domain/identity/base64url.ts'
import { parseBase64Json } from '../../../../server/base64-json.ts'

/** The name of a realm, a social provider or a learning-management system. */
export const ProviderName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/)

const SerializedOptions = z.strictObject({ realm: ProviderName, clientId: z.string().max(100) })
type SerializedOptions = z.infer<typeof SerializedOptions>

/** Returns the realm and client of a lookup in the form that startFederation accepts and validates. They grant nothing. */
export const serializeOptions = (options: SerializedOptions): string => toBase64url(JSON.stringify(options))

/** Returns the options in base64url of at most 2 kB; undefined for anything else. */
export const parseSerializedOptions = (serialized: string): SerializedOptions | undefined =>
  parseBase64Json(serialized, SerializedOptions)
