import type { YamlFolder } from '../../../server/content/yaml-file.ts'
import { RefusedResponse } from '../federation/refused-sign-in.ts'
import { fetchSamlMetadata } from '../federation/saml/fetch-metadata.ts'
import { parseSamlMetadata } from '../federation/saml/saml-metadata.ts'
import { isLocalAddress } from '../federation/upstream/upstreams.ts'
import type { RealmsContent } from './realms-format.ts'

/** The metadata files of the school's folder by realm, each with the entity id of the provider. */
export type SamlMetadataFiles = ReadonlyMap<string, { xml: string; entityId: string }>

type Realm = RealmsContent['realms'][number]

const TIMEOUT_MS = 5000

/**
 * Reads and checks the metadata of SAML realms. Metadata at an address is fetched too. It is a problem when the server
 * returns something other than the metadata of one provider; a server that is unreachable now may work when it is needed.
 */
export async function readSamlMetadata(
  files: YamlFolder,
  realms: readonly Realm[],
): Promise<SamlMetadataFiles> {
  const found = await Promise.all(
    realms
      .filter(({ protocol, emulator }) => protocol === 'saml' && !emulator)
      .map(async (realm) => {
        try {
          return await readRealm(files, realm)
        } catch (error) {
          if (error instanceof RefusedResponse)
            files.problems.push({ file: 'realms.yaml', path: realm.realm, message: error.message })
          return undefined
        }
      }),
  )
  return new Map(found.filter((entry) => entry !== undefined))
}

async function readRealm(
  files: YamlFolder,
  { realm, metadataFile, metadataUrl }: Realm,
): Promise<[string, { xml: string; entityId: string }] | undefined> {
  if (metadataFile) {
    const xml = await files.text(metadataFile)
    if (xml === undefined)
      throw new RefusedResponse('metadata', `expected the file ${metadataFile}; it is missing`)
    return [realm, { xml, entityId: parseSamlMetadata(xml, { local: true }).entityId }]
  }
  if (metadataUrl) {
    const get: typeof fetch = (input) =>
      fetch(input, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    await fetchSamlMetadata(get, metadataUrl, { local: isLocalAddress(metadataUrl) })
  }
  return undefined
}
