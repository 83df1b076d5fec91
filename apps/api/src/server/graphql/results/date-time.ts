import { type GraphQLSchema, isScalarType } from 'graphql'

/** Long lists have the same instants in every answer, and printing one takes twenty times as long as finding it here. */
const MAX_PRINTED = 50_000
const printed = new Map<number, string>()

/** Returns an instant as the contract's DateTime: ISO 8601 in UTC. Errors: `TypeError` for anything that is no instant. */
export function printInstant(instant: unknown): string {
  const at = instant instanceof Date ? instant.getTime() : instant
  if (typeof at !== 'number' || Number.isNaN(at))
    throw new TypeError(`This is no instant: ${String(instant)}`)
  const known = printed.get(at)
  if (known !== undefined) return known
  const text = new Date(at).toISOString()
  if (printed.size >= MAX_PRINTED) printed.clear()
  printed.set(at, text)
  return text
}

/** Lets a schema print every DateTime of every result, so that no resolver prints one. */
export function printInstantsOf(schema: GraphQLSchema): void {
  const dateTime = schema.getType('DateTime')
  if (isScalarType(dateTime)) dateTime.serialize = printInstant
}
