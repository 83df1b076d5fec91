import { OidcUpstreams } from '../../../features/identity/federation/upstream/oidc-upstream.ts'
import { findUpstream } from '../../../features/identity/federation/upstream/upstreams.ts'
import { EMULATED, type Examined, faultsOr, type Finding, unset } from '../doctor-check.ts'
import { oidcFault } from './oidc-fault.ts'

/** Finds whether the social provider describes itself, gives keys, and knows the school’s client. */
export async function examineSocial({ config, clock, database }: Examined): Promise<Finding[]> {
  if (!config.social) return [unset('SOCIAL_ISSUER is not set, so nobody signs in by a social provider')]
  if (!config.social.upstream) return [EMULATED]
  const upstream = await findUpstream({ config, database }, 'social')
  if (upstream?.protocol !== 'oidc') return [unset('SOCIAL_ISSUER is not used')]
  const fault = await oidcFault(new OidcUpstreams({ config }), upstream, clock())
  const named = { issuer: 'SOCIAL_ISSUER', client: 'SOCIAL_CLIENT_ID, SOCIAL_CLIENT_SECRET' }
  return faultsOr(
    fault ? [fault(named)] : [],
    `${config.social.name} describes itself, and knows the school’s client`,
  )
}
