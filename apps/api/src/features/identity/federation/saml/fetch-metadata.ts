import { MAX_METADATA_CHARACTERS, parseSamlMetadata, type SamlMetadata } from './saml-metadata.ts'
import type { Config } from '../../../../server/config/config.ts'
import { upstreamFetch } from '../upstream/upstream-fetch.ts'
import type { SamlUpstream } from '../upstream/upstreams.ts'
import { RefusedResponse } from '../refused-sign-in.ts'

/** Returns the metadata of a provider, from the school's content or from its address. Errors: those of `fetchSamlMetadata`. */
export async function readUpstreamMetadata(
  config: Config,
  { metadataUrl, metadataXml, local }: SamlUpstream,
): Promise<SamlMetadata> {
  if (metadataXml !== null) return parseSamlMetadata(metadataXml, { local })
  return fetchSamlMetadata(upstreamFetch(config, local), metadataUrl, { local })
}

/**
 * Fetches the metadata of an identity provider with `get`. Errors: `RefusedResponse` if the address returns something else;
 * any other error if the provider is unreachable now.
 */
export async function fetchSamlMetadata(
  get: typeof fetch,
  metadataUrl: string,
  options: { local: boolean },
): Promise<SamlMetadata> {
  const response = await get(metadataUrl)
  if (response.status >= 300 && response.status < 500 && response.status !== 429) {
    await response.body?.cancel()
    throw new RefusedResponse('metadata', `${metadataUrl} responded with ${response.status}.`)
  }
  if (!response.ok) throw new Error(`${metadataUrl} responded with ${response.status}.`)
  return parseSamlMetadata(await readText(response), options)
}

/** Returns the text of a response; only the beginning of one that is too long. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    // Leaving the loop ends the download.
    if (text.length > MAX_METADATA_CHARACTERS) break
  }
  return text + decoder.decode()
}
