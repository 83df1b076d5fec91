import { z } from 'zod'
import { authenticate } from '../../../server/access/authenticate.ts'
import { parseBase64Json } from '../../../server/base64-json.ts'
import type { Services } from '../../../server/services.ts'
import { isRefreshTokenActive } from '../identity-store.ts'
import { createOneTimeCode, targetOrigin } from './one-time-codes-store.ts'
import { tokenHash } from '../../../server/random-token.ts'

const MAX_LENGTH = 8192

const AuthInfo = z.strictObject({ id_token: z.string().min(1), refresh_token: z.string().min(1) })

type ObtainRefusal = 'TARGET' | 'TOKENS' | 'EXPIRED' | { retryAfterSeconds: number }

interface CodeRequest {
  /** The JSON `{id_token, refresh_token}` in base64url. */
  b64AuthInfo: string
  authRedirectUrl: string
  /** The current time in epoch milliseconds. */
  now: number
}

/**
 * Returns a one-time code for a site on the configured list to the holder of both tokens of an active sign-in. The limit
 * is ten an hour per member. docs/product/sign-in.md#one-time-codes-for-other-sites
 */
export async function obtainCode(
  services: Services,
  { b64AuthInfo, authRedirectUrl, now }: CodeRequest,
): Promise<{ acode: string } | ObtainRefusal> {
  const origin = targetOrigin(services, authRedirectUrl)
  if (origin === undefined) return 'TARGET'
  const info = parseBase64Json(b64AuthInfo, AuthInfo, MAX_LENGTH)
  if (!info) return 'TOKENS'
  const viewer = await authenticate(services, `Bearer ${info.id_token}`)
  if (viewer instanceof Error) return viewer.extensions['code'] === 'TOKEN_EXPIRED' ? 'EXPIRED' : 'TOKENS'
  if (!viewer) return 'TOKENS'
  const { userId, sid } = viewer
  const result = await services.limits.consume('obtain-code', userId)
  if (!result.allowed) return { retryAfterSeconds: result.retryAfterSeconds }
  const { db } = services.database
  // Both tokens must belong to this sign-in; one alone, or two of different members, are not enough.
  if (!(await isRefreshTokenActive(db, { tokenHash: tokenHash(info.refresh_token), sid, now })))
    return 'TOKENS'
  return { acode: await createOneTimeCode(db, { userId, sid, origin, now }) }
}
