import * as client from 'openid-client'
import type { OidcUpstreams } from '../../../features/identity/federation/upstream/oidc-upstream.ts'
import type { OidcUpstream } from '../../../features/identity/federation/upstream/upstreams.ts'
import { connectionFailure } from '../connection-failure.ts'

/** Where an operator enters the issuer, and the client with its secret. */
interface Places {
  issuer: string
  client: string
}

const OTHER_ISSUER = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'

/** Returns how to say what is wrong with an OpenID provider at `now` (epoch ms); null if nothing is. */
export async function oidcFault(
  upstreams: OidcUpstreams,
  upstream: OidcUpstream,
  now: number,
): Promise<((places: Places) => string) | null> {
  try {
    const answer = await upstreams.tryClient(upstream, now)
    if (answer === 'no keys')
      return ({ issuer }) => `${issuer}: the provider gives no keys by which its tokens are verified.`
    if (answer === 'unknown client')
      return ({ client: variables }) =>
        `${variables}: the provider knows no such client, or another secret of it.`
    return null
  } catch (error) {
    const code = codeOf(error)
    if (code === OTHER_ISSUER)
      return ({ issuer }) =>
        `${issuer}: what is described there has another name as its issuer; enter that one, to the letter.`
    if (error instanceof client.ClientError && code !== 'OAUTH_TIMEOUT')
      return ({ issuer }) =>
        `${issuer}: no OpenID provider describes itself there (/.well-known/openid-configuration).`
    return ({ issuer }) => `${issuer}: the provider cannot be reached: ${connectionFailure(error)}.`
  }
}

function codeOf(error: unknown): unknown {
  const causes = error instanceof Error ? [error, error.cause] : []
  const codes = causes.map((cause) => (cause instanceof Error && 'code' in cause ? cause.code : undefined))
  return codes.includes(OTHER_ISSUER) ? OTHER_ISSUER : codes[0]
}
