import { z } from 'zod'
import { authenticate } from '../../../server/access/authenticate.ts'
import type { Services } from '../../../server/services.ts'
import { liveRefreshToken } from '../identity-store.ts'
import { giveOneTimeCode, targetOrigin } from './one-time-codes-store.ts'
import { tokenHash } from '../random-token.ts'

const LONGEST = 8192

const AuthInfo = z.strictObject({ id_token: z.string().min(1), refresh_token: z.string().min(1) })

export type ObtainRefusal = 'TARGET' | 'TOKENS' | 'EXPIRED' | { retryAfterSeconds: number }

interface Ask {
  /** base64url of the JSON `{id_token, refresh_token}`. */
  b64AuthInfo: string
  authRedirectUrl: string
  /** Epoch milliseconds. */
  now: number
}

/**
 * A one-time code for a site on the configured list, for whoever holds both tokens of one sign-in that stands. Ten
 * an hour for each member. Specification 1, sections 4 and 7; threat T-A2.
 */
export async function obtainCode(
  services: Services,
  { b64AuthInfo, authRedirectUrl, now }: Ask,
): Promise<{ acode: string } | ObtainRefusal> {
  const origin = targetOrigin(services, authRedirectUrl)
  if (origin === undefined) return 'TARGET'
  const info = readAuthInfo(b64AuthInfo)
  if (!info) return 'TOKENS'
  const viewer = await authenticate(services, `Bearer ${info.id_token}`)
  if (viewer instanceof Error) return viewer.extensions['code'] === 'TOKEN_EXPIRED' ? 'EXPIRED' : 'TOKENS'
  if (!viewer) return 'TOKENS'
  const { userId, sid } = viewer
  const taken = await services.limits.take('obtain-code', userId)
  if (!taken.allowed) return { retryAfterSeconds: taken.retryAfterSeconds }
  const { db } = services.database
  // Both tokens are of this one sign-in: neither alone, nor two of different members, moves anybody elsewhere.
  if (!(await liveRefreshToken(db, { tokenHash: tokenHash(info.refresh_token), sid, now }))) return 'TOKENS'
  return { acode: await giveOneTimeCode(db, { userId, sid, origin, now }) }
}

function readAuthInfo(encoded: string): z.infer<typeof AuthInfo> | undefined {
  if (encoded.length > LONGEST) return undefined
  try {
    const json: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'))
    return AuthInfo.safeParse(json).data
  } catch {
    return undefined
  }
}
