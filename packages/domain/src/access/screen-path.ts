import { MOVED } from './moved-paths.ts'
import type { Screen } from './screen.ts'
import { SCREENS, SITE_MAP, type ScreenId } from './site-map.ts'

/** The names of the `$name` segments of a path. */
type NamesIn<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never

/** The parameters of a screen's path: a text for each `$name`. */
export type ScreenParams<Id extends ScreenId> = Readonly<
  Record<NamesIn<(typeof SITE_MAP)[Id]['path']>, string>
>

/** A screen whose address has no parameters. */
type PlainScreenId = {
  [Id in ScreenId]: NamesIn<(typeof SITE_MAP)[Id]['path']> extends never ? Id : never
}[ScreenId]

/** The screen of a path, with the decoded values of its `$name` segments. */
export interface ScreenMatch {
  readonly id: ScreenId
  readonly screen: Screen
  readonly params: Readonly<Record<string, string>>
}

/** Returns the path of a screen, with encoded parameters. */
export function pathTo<Id extends PlainScreenId>(id: Id): (typeof SITE_MAP)[Id]['path']
export function pathTo<Id extends Exclude<ScreenId, PlainScreenId>>(id: Id, params: ScreenParams<Id>): string
export function pathTo(id: ScreenId, params: Readonly<Record<string, string>> = {}): string {
  return fillPath(SITE_MAP[id].path, params)
}

/** Puts encoded values into the `$name` segments of a path. A name without a value stays as it is. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\$(\w+)/g, (whole, name: string) => {
    const value = params[name]
    return value === undefined ? whole : encodeURIComponent(value)
  })
}

/** Splits a path at its first question mark. */
export function splitQuery(path: string): [pathname: string, query: URLSearchParams] {
  const [pathname = '', ...rest] = path.split('?')
  return [pathname, new URLSearchParams(rest.join('?'))]
}

/** Returns a path with a query, if that has any parameters. */
export const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query}`

/** Returns the screen at a path, or null. Query, hash, a trailing slash and capitals are ignored, as the app's router does. */
export function screenAt(path: string): ScreenMatch | null {
  const segments = segmentsOf(path)
  for (const [id, screen] of SCREENS) {
    const params = matchParams(screen.path, segments)
    if (params) return { id, screen, params }
  }
  return null
}

/**
 * Returns the current path of an old one without query; null when it has not moved. See
 * docs/product/app-shell.md#moved-addresses.
 */
export function movedTo(path: string): string | null {
  const segments = segmentsOf(path)
  for (const { path: from, to, ...moved } of MOVED) {
    const params = matchParams(from, segments)
    const fits =
      !('idLength' in moved) || Object.values(params ?? {}).every(({ length }) => length === moved.idLength)
    if (params && fits) return fillPath(SITE_MAP[to].path, params)
  }
  return null
}

function segmentsOf(path: string): string[] {
  const [pathname = ''] = path.split(/[?#]/, 1)
  return pathname.split('/').filter((segment) => segment !== '')
}

function matchParams(path: string, segments: readonly string[]): Record<string, string> | null {
  const parts = segmentsOf(path)
  if (parts.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith('$')) params[part.slice(1)] = decodeSegment(segment)
    else if (part !== segment.toLowerCase()) return null
  }
  return params
}

/** A malformed segment is returned as it is, because it names nothing that exists. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
