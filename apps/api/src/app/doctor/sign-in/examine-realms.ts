import type { Database } from '@section/db/connection.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { listRealms, type RealmRow } from '../../../features/identity/federation/realms-store.ts'
import { RefusedResponse } from '../../../features/identity/federation/refused-sign-in.ts'
import { readUpstreamMetadata } from '../../../features/identity/federation/saml/fetch-metadata.ts'
import { OidcUpstreams } from '../../../features/identity/federation/upstream/oidc-upstream.ts'
import { findUpstream, type SamlUpstream } from '../../../features/identity/federation/upstream/upstreams.ts'
import { type Examined, faultsOr, type Finding, good, unset, wrong } from '../doctor-check.ts'
import { connectionFailure } from '../connection-failure.ts'
import { oidcFault } from './oidc-fault.ts'

const FEW_DAYS = 30

/** Finds whether the identity providers of the employers can be used: a line for each realm of the content. */
export async function examineRealms(examined: Examined): Promise<Finding[]> {
  const { database } = examined
  if (!database) return [unset('the realms could not be read without the database')]
  const realms = await listRealms(database.db).catch(() => null)
  if (!realms) return [unset('the realms could not be read from the database')]
  const real = realms.filter(({ protocol, emulator }) => protocol !== null && emulator === null)
  if (real.length === 0) return [unset('realms.yaml names no provider of an employer')]
  return (await Promise.all(real.map((row) => checkRealm(examined, database, row)))).flat()
}

async function checkRealm(
  { config, clock }: Examined,
  database: Database,
  row: RealmRow,
): Promise<Finding[]> {
  const { realm, clientSecretEnv: variable } = row
  if (variable !== null && config.realmSecret(variable) === undefined)
    return [wrong(`${variable}: it is not set, and holds the client secret of the realm ${realm}.`)]
  const upstream = await findUpstream({ config, database }, realm)
  if (!upstream)
    return [wrong(`realms.yaml: the realm ${realm} is incomplete, or its address is not encrypted.`)]
  if (upstream.protocol === 'saml') return checkSaml(config, upstream, clock())
  const fault = await oidcFault(new OidcUpstreams({ config }), upstream, clock())
  const named = {
    issuer: `realms.yaml, issuer of ${realm}`,
    client: `realms.yaml, clientId of ${realm}; ${variable ?? 'clientSecretEnv'}`,
  }
  return faultsOr(fault ? [fault(named)] : [], `${realm} describes itself, and knows the school’s client`)
}

async function checkSaml(
  config: Examined['config'],
  upstream: SamlUpstream,
  now: number,
): Promise<Finding[]> {
  const { name } = upstream
  try {
    const { certificatesEnd } = await readUpstreamMetadata(config, upstream)
    if (certificatesEnd === null) return [good(`${name} has metadata with a key`)]
    const days = Math.floor((certificatesEnd - now) / DAY_MS)
    if (days < 0)
      return [wrong(`realms.yaml: the certificate of ${name} has ended; ask the employer for new metadata.`)]
    return [
      good(
        `${name} has metadata with a certificate for ${days} days${days < FEW_DAYS ? ', so ask the employer for the next one' : ''}`,
      ),
    ]
  } catch (error) {
    return [
      wrong(
        `realms.yaml, metadata of ${name}: ${error instanceof RefusedResponse ? 'what is there is not the metadata of one identity provider.' : `its address cannot be reached: ${connectionFailure(error)}.`}`,
      ),
    ]
  }
}
