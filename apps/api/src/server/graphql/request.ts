/** What a client asks for: a trusted document by id, or a document as text where that is open. */
export interface GraphQLRequest {
  documentId: string | undefined
  query: string | undefined
  operationName: string | undefined
  variables: Record<string, unknown> | undefined
}

/** Checks the parameters of a request. Errors: a sentence for the caller. */
export function parseRequest(parameters: unknown): GraphQLRequest | string {
  if (!isRecord(parameters)) return 'The request body must be a JSON object.'
  const { query, documentId, operationName, variables, extensions } = parameters
  if (documentId != null && typeof documentId !== 'string') return 'Invalid documentId'
  if (documentId == null && typeof query !== 'string')
    return query == null ? 'Missing query' : 'Invalid query'
  if (operationName != null && typeof operationName !== 'string') return 'Invalid operationName'
  if (variables != null && !isRecord(variables)) return 'Invalid variables'
  if (extensions != null && !isRecord(extensions)) return 'Invalid extensions'
  return {
    documentId: documentId ?? undefined,
    query: typeof query === 'string' ? query : undefined,
    operationName: operationName ?? undefined,
    variables: variables ?? undefined,
  }
}

/** The same from the query string of a GET, where objects are JSON text. */
export function parseQueryString(parameters: Record<string, unknown>): GraphQLRequest | string {
  try {
    return parseRequest({
      ...parameters,
      variables: parseObject(parameters['variables']),
      extensions: parseObject(parameters['extensions']),
    })
  } catch {
    return 'Unparsable JSON in the query string.'
  }
}

const parseObject = (text: unknown): unknown =>
  typeof text === 'string' && text !== '' ? JSON.parse(text) : undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export type MediaType = 'application/json' | 'application/graphql-response+json'

/** The answer's media type by the Accept header; undefined: neither is acceptable. */
export function negotiate(accept: string | undefined): MediaType | undefined {
  if (!accept) return 'application/json'
  for (const part of accept.split(',')) {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const charset = parameters.find((p) => p.startsWith('charset='))
    if (charset && !/^charset="?utf-?8"?$/.test(charset)) continue
    if (type === 'application/graphql-response+json') return type
    if (type === 'application/json' || type === '*/*' || type === 'application/*') return 'application/json'
  }
  return undefined
}
