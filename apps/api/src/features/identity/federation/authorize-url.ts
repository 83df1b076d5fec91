import { pathTo } from '@section/domain/access/screen-path.ts'
import type { Config } from '../../../server/config/config.ts'
import { publicUrl } from '../../../server/links/public-url.ts'

export const SCOPE = 'openid email profile'

/** Returns the authorization URL of an identity provider without the state, nonce and challenge of one browser. */
export function fixedAuthorizeUrl(
  config: Config,
  { clientId, identityProvider }: { clientId: string; identityProvider: string },
): URL {
  const origin = publicUrl(config)
  const url = new URL('/oauth2/authorize', origin)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: origin + pathTo('oauth'),
    scope: SCOPE,
    identity_provider: identityProvider,
  }).toString()
  return url
}
