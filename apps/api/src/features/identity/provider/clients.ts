import type { ClientMetadata } from 'oidc-provider'
import { pathTo } from '@section/domain/access/screen-path.ts'
import type { Config } from '../../../server/config/config.ts'

/**
 * Returns the client ids whose tokens are accepted: the app's own, and its id for corporate single sign-on. A cookie of the
 * browser may choose between these two only.
 */
export const allowedClientIds = ({ identity }: Config): string[] => [identity.clientId, identity.ssoClientId]

/** Returns the OAuth clients. They are public: they have no secret and use PKCE. */
export function clientList(config: Config, issuer: string): ClientMetadata[] {
  const { clientId, ssoClientId } = config.identity
  const client = {
    client_name: config.brand.name,
    redirect_uris: [new URL(pathTo('oauth'), issuer).href],
    response_types: ['code' as const],
    token_endpoint_auth_method: 'none' as const,
    id_token_signed_response_alg: 'ES256' as const,
  }
  return [
    { ...client, client_id: clientId, grant_types: ['authorization_code', 'refresh_token', 'password'] },
    { ...client, client_id: ssoClientId, grant_types: ['authorization_code', 'refresh_token'] },
  ]
}
