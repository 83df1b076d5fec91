import type { ClientMetadata } from 'oidc-provider'
import type { Config } from '../../server/config.ts'

/** Everything that members may sign in through. A public client proves itself by PKCE; it has no secret. */
export function clientList(config: Config, issuer: string): ClientMetadata[] {
  return [
    {
      client_id: config.identity.clientId,
      client_name: config.brand.name,
      redirect_uris: [new URL('/oauth', issuer).href],
      response_types: ['code'],
      grant_types: ['authorization_code', 'refresh_token', 'password'],
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'ES256',
    },
  ]
}
