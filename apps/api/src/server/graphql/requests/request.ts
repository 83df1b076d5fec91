import { isWithinLimits } from '../limits.ts'

/** A GraphQL request: a trusted document by id, or a document as text. */
export interface GraphQLRequest {
  documentId: string | undefined
  query: string | undefined
  operationName: string | undefined
  variables: Record<string, unknown> | undefined
}

/** NUL in a string literal; all other parts of a request have been checked before. */
const NUL_IN_LITERAL = /\\u(?:0000|\{0+\})/

/** Validates the parameters of a request; returns a message for the caller when they are invalid. */
export function parseRequest(parameters: unknown): GraphQLRequest | string {
  if (!isRecord(parameters)) return 'The request body must be a JSON object.'
  const { query, documentId, operationName, variables, extensions } = parameters
  if (documentId != null && typeof documentId !== 'string') return 'Invalid documentId'
  if (query != null && typeof query !== 'string') return 'Invalid query'
  if (query != null && NUL_IN_LITERAL.test(query)) return 'The query has a text with U+0000.'
  if (documentId == null && query == null) return 'Missing query'
  if (operationName != null && typeof operationName !== 'string') return 'Invalid operationName'
  if (variables != null && !isRecord(variables)) return 'Invalid variables'
  if (variables != null && !isWithinLimits(variables)) return 'The variables are too deep or too many.'
  if (extensions != null && !isRecord(extensions)) return 'Invalid extensions'
  return {
    documentId: documentId ?? undefined,
    query: query ?? undefined,
    operationName: operationName ?? undefined,
    variables: variables ?? undefined,
  }
}

/** Validates the query string of a GET, where objects are JSON; returns a message for the caller when it is invalid. */
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

function parseObject(text: unknown): unknown {
  if (text === '') return undefined
  return typeof text === 'string' ? JSON.parse(text) : text
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
