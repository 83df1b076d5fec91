import { openAlgolia } from '../../../server/search/algolia/algolia-client.ts'
import { type Examined, faultsOr, type Finding, unset, wrong } from '../doctor-check.ts'

/** The rights of a key that searches and keeps the indexes in step with the content. */
const RIGHTS = ['search', 'browse', 'addObject', 'deleteObject', 'editSettings', 'settings'] as const
const VARIABLES = [
  'ALGOLIA_INDEX',
  'ALGOLIA_AI_INDEX',
  'ALGOLIA_RESOURCES_INDEX',
  'ALGOLIA_AI_RESOURCES_INDEX',
]

/** Finds whether the key may search and fill indexes, and whether they are there. */
export async function examineAlgolia({ config: { search } }: Examined): Promise<Finding[]> {
  if (search.engine !== 'algolia')
    return [unset('SEARCH_ENGINE is postgres, so the database answers searches')]
  const client = openAlgolia(search)
  try {
    const { acl } = await client.getApiKey({ key: search.apiKey })
    const given = new Set<string>(acl)
    const lacking = RIGHTS.filter((right) => !given.has(right))
    if (lacking.length > 0)
      return [
        wrong(`ALGOLIA_API_KEY: the key may not ${lacking.join(', ')}; give it these rights at Algolia.`),
      ]
    const names = [...Object.values(search.indexes), ...Object.values(search.resourceIndexes)]
    const found = await Promise.all(names.map((indexName) => client.indexExists({ indexName })))
    const missing = VARIABLES.filter((_variable, at) => !found[at])
    return faultsOr(
      missing.map(
        (variable) =>
          `${variable}: there is no such index yet; the worker makes it within minutes, if it runs with SEARCH_ENGINE=algolia.`,
      ),
      `the key may search and write, and ${names.length} indexes are there`,
    )
  } catch (error) {
    return [wrong(sentence(error))]
  }
}

function sentence(error: unknown): string {
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  if (status === 401 || status === 403 || status === 404)
    return 'ALGOLIA_APP_ID, ALGOLIA_API_KEY: Algolia knows no such application, or no such key of it.'
  return 'ALGOLIA_HOST: Algolia does not answer there; leave the variable out for Algolia’s own servers, and let this machine reach them.'
}
