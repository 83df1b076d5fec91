import { invalid } from '../account/refusal.ts'
import type { WireList } from '../account/wire.ts'
import { either, fields, integer, type Read, anyText } from './read-params.ts'

const MAX_LIMIT = 100
const DEFAULT_LIMIT = 10

const limit: Read<number> = (value, name) => {
  const wanted = integer(value, name)
  if (wanted < 1 || wanted > MAX_LIMIT)
    throw invalid(`This value must be between 1 and ${MAX_LIMIT}.`, {
      code: 'parameter_invalid_integer',
      param: name,
    })
  return wanted
}

const range = fields({}, { gt: integer, gte: integer, lt: integer, lte: integer })

/** The parameters of every list of Stripe's. */
export const pageParams = { limit, starting_after: anyText, ending_before: anyText }
/** The parameter of those lists that can be asked for a time. */
export const createdParam = { created: either(integer, range) }

type PageParams = { limit?: number; starting_after?: string; ending_before?: string }
type CreatedParam = { created?: number | { gt?: number; gte?: number; lt?: number; lte?: number } }

/** Returns a page of what there is, the newest first; what was made in the same second in the reverse order of its making. */
export function listPage<T extends { id: string; created?: number }>(
  path: string,
  all: Iterable<T>,
  params: PageParams & CreatedParam,
): WireList<T> {
  const { ending_before: before, starting_after: after } = params
  const isWanted = within(params.created)
  const found = [...all]
    .filter(({ created = 0 }) => isWanted(created))
    .reverse()
    .sort((a, b) => (b.created ?? 0) - (a.created ?? 0))
  const { limit: size = DEFAULT_LIMIT } = params
  if (before !== undefined) {
    const end = positionOf(found, before, 'ending_before')
    const from = Math.max(end - size, 0)
    return { object: 'list', data: found.slice(from, end), has_more: from > 0, url: path }
  }
  const from = after === undefined ? 0 : positionOf(found, after, 'starting_after') + 1
  const to = from + size
  return { object: 'list', data: found.slice(from, to), has_more: to < found.length, url: path }
}

function positionOf(found: readonly { id: string }[], id: string, param: string): number {
  const position = found.findIndex((object) => object.id === id)
  if (position < 0) throw invalid(`No such object: '${id}'`, { code: 'resource_missing', param })
  return position
}

function within(created: CreatedParam['created']): (time: number) => boolean {
  if (created === undefined) return () => true
  if (typeof created === 'number') return (time) => time === created
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = created
  return (time) => time > gt && time >= gte && time < lt && time <= lte
}
