import type { ClientMetadata } from 'oidc-provider'
import type { Config } from '../../../server/config.ts'

/**
 * Returns the client ids whose tokens open the endpoint: the app's own, and the one under which it signs in over corporate
 * single sign-on. A cookie may choose between them and cannot bring in another. Specification 1, section 7.
 */
export const allowedClientIds = ({ identity }: Config): string[] => [identity.clientId, identity.ssoClientId]

/** Everything that members may sign in through. A public client proves itself by PKCE; it has no secret. */
export function clientList(config: Config, issuer: string): ClientMetadata[] {
  const { clientId, ssoClientId } = config.identity
  const client = {
    client_name: config.brand.name,
    redirect_uris: [new URL('/oauth', issuer).href],
    response_types: ['code' as const],
    token_endpoint_auth_method: 'none' as const,
    id_token_signed_response_alg: 'ES256' as const,
  }
  return [
    { ...client, client_id: clientId, grant_types: ['authorization_code', 'refresh_token', 'password'] },
    { ...client, client_id: ssoClientId, grant_types: ['authorization_code', 'refresh_token'] },
  ]
}
