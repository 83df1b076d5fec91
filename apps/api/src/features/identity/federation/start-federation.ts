import { z } from 'zod'
import { FEDERATION_CONTEXTS } from '@section/domain/identity/federation-outcome.ts'
import { isStorableText } from '../../../server/http/storable-text.ts'
import type { Services } from '../../../server/services.ts'
import { randomToken, tokenHash } from '../../../server/random-token.ts'
import { fixedAuthorizeUrl } from './authorize-url.ts'
import { insertFederation, FEDERATION_SECONDS } from './federation-store.ts'
import { findRealm } from './realms-store.ts'
import { parseSerializedOptions, ProviderName } from './upstream/serialized-options.ts'

const MAX_OPTIONS = 40

/** Returns the schema of a text that the database can store. */
const text = (max: number) => z.string().max(max).refine(isStorableText)

/** Data that the app gets back after the sign-in; the server neither follows nor trusts it. */
const Options = z
  .record(
    z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,40}$/),
    z.union([text(2000), z.record(text(60), text(500))]),
  )
  .refine((options) => Object.keys(options).length <= MAX_OPTIONS)

export const StartFederation = z.strictObject({
  context: z.enum(FEDERATION_CONTEXTS),
  provider: z.literal('social').optional(),
  realm: ProviderName.optional(),
  serializedOptions: z.string().max(2048).optional(),
  /** The SHA-256 hash of a verifier that only the browser knows. */
  codeChallenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  options: Options.default({}),
  /** True if somebody who is signed in there already must authenticate once more. */
  again: z.boolean().default(false),
})
export type StartFederation = z.infer<typeof StartFederation>

/** The contexts that require a corporate realm, and those that require the social provider. */
const CORPORATE: ReadonlySet<string> = new Set(['corporate-login', 'lms'])
const SOCIAL: ReadonlySet<string> = new Set(['add-secondary-email', 'limited-signup'])

/**
 * Records the purpose of a federated sign-in for this browser (`browser` is its cookie) and returns the address where it
 * begins. The app gets the context back once, within ten minutes, by the state. `userId` is the member to whom an account
 * is to be linked. Returns undefined when there is no such provider. SECURITY.md#replayed-federation-callbacks
 */
export async function startFederation(
  { config, database }: Pick<Services, 'config' | 'database'>,
  start: StartFederation,
  { browser, userId, now }: { browser: string; userId: string | null; now: number },
): Promise<{ state: string; authorizeUrl: string } | undefined> {
  const identityProvider = await selectProvider({ config, database }, start)
  if (!identityProvider) return undefined
  const { clientId: appClientId, ssoClientId } = config.identity
  const clientId = identityProvider === 'social' ? appClientId : ssoClientId
  const state = randomToken()
  await insertFederation(database.db, {
    stateHash: tokenHash(state),
    browserHash: tokenHash(browser),
    context: start.context,
    options: start.options,
    identityProvider,
    clientId,
    codeChallenge: start.codeChallenge,
    userId,
    createdAt: new Date(now),
    expiresAt: new Date(now + FEDERATION_SECONDS * 1000),
  })
  const url = fixedAuthorizeUrl(config, { clientId, identityProvider })
  url.searchParams.set('state', state)
  url.searchParams.set('nonce', randomToken())
  url.searchParams.set('code_challenge', start.codeChallenge)
  url.searchParams.set('code_challenge_method', 'S256')
  if (start.again) url.searchParams.set('prompt', 'login')
  return { state, authorizeUrl: url.href }
}

/** Returns `social` or the name of a supported realm; undefined when the request names neither or contradicts itself. */
async function selectProvider(
  { config, database }: Pick<Services, 'config' | 'database'>,
  { context, provider, realm: requested, serializedOptions }: StartFederation,
): Promise<string | undefined> {
  if (provider) {
    const contradicts = requested !== undefined || serializedOptions !== undefined
    return contradicts || CORPORATE.has(context) || !config.social ? undefined : provider
  }
  if (SOCIAL.has(context)) return undefined
  const options = serializedOptions === undefined ? undefined : parseSerializedOptions(serializedOptions)
  if (serializedOptions !== undefined && options?.clientId !== config.identity.ssoClientId) return undefined
  const key = requested ?? options?.realm
  if (key === undefined || (options && options.realm !== key)) return undefined
  const realm = await findRealm(database.db, key)
  return realm?.protocol ? realm.realm : undefined
}
