import { createLocalJWKSet, jwtVerify, SignJWT } from 'jose'
import type { TutorConfig } from '../../server/config/outside-services.ts'
import { publicUrl } from '../../server/links/public-url.ts'
import type { Services } from '../../server/services.ts'

/** The type of the token, by which it is taken for no other token that the same keys sign. */
const TYPE = 'handover+jwt'
const ALGORITHM = 'ES256'
/** In characters; a token of ours has some 500. */
const MAX_LENGTH = 2048

/** The claims of a token: a hand-over of one member. */
interface Handover {
  handoverId: string
  userId: string
}

type Issuer = Pick<Services, 'config' | 'signingKeys'>

/** Returns a token of a hand-over to this tutor, signed by the key that the school has published. */
export async function signHandover(
  { config, signingKeys }: Issuer,
  tutor: TutorConfig,
  { handoverId, userId, now, expiresAt }: Handover & { now: number; expiresAt: Date },
): Promise<string> {
  // The keys are read again, so that no server signs with a key that the others have retired.
  await signingKeys.refresh()
  const [key] = signingKeys.signing
  if (!key) throw new Error('There is no signing key.')
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.kid })
    .setIssuer(publicUrl(config))
    .setAudience(tutor.clientId)
    .setSubject(userId)
    .setJti(handoverId)
    .setIssuedAt(new Date(now))
    .setExpirationTime(expiresAt)
    .sign(key.privateJwk)
}

/** Returns what a token for this tutor says at `now` (epoch ms); undefined for one that is not valid. */
export async function verifyHandover(
  { config, signingKeys }: Issuer,
  tutor: TutorConfig,
  { token, now }: { token: string; now: number },
): Promise<Handover | undefined> {
  if (token.length > MAX_LENGTH) return undefined
  await signingKeys.refresh()
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(signingKeys.public.inUse), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: publicUrl(config),
      audience: tutor.clientId,
      requiredClaims: ['exp', 'sub', 'jti'],
      currentDate: new Date(now),
    })
    return { handoverId: String(payload.jti), userId: String(payload.sub) }
  } catch {
    return undefined
  }
}
