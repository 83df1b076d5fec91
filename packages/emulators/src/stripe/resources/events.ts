import { createdParam, listPage, pageParams } from '../http/list-page.ts'
import { fields, listOf, anyText } from '../http/read-params.ts'
import { route } from '../http/route.ts'

/** Returns whether an event is of a type; `customer.*` stands for all that begin with `customer.`. */
const isOfType = (type: string, wanted: string): boolean =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted

export const EVENTS = [
  route(
    'GET',
    '/v1/events',
    fields({}, { ...pageParams, ...createdParam, type: anyText, types: listOf(anyText) }),
    ({ account, params, path }) => {
      const wanted = params.types ?? (params.type === undefined ? undefined : [params.type])
      const found = [...account.objects.events.values()].filter(
        ({ type }) => wanted === undefined || wanted.some((candidate) => isOfType(type, candidate)),
      )
      return listPage(path, found, params)
    },
  ),
  route('GET', '/v1/events/:id', fields({}, {}), ({ account, id }) => account.need('events', id)),
]
