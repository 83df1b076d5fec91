import { ROUTE_RULES, type RouteRule } from './route-table.ts'

/** A path that the table knows, with the values of its `{name}` segments. */
export type RouteMatch = { readonly rule: RouteRule; readonly params: Readonly<Record<string, string>> }

/**
 * Finds the row of the route table for a path. Query, hash and a closing slash do not matter.
 * Answers null for a path that no signed-in place has.
 */
export function matchRoute(path: string): RouteMatch | null {
  const segments = segmentsOf(path.split(/[?#]/, 1)[0] ?? '')
  for (const rule of ROUTE_RULES) {
    for (const pattern of rule.patterns) {
      const params = matchPattern(segmentsOf(pattern), segments)
      if (params) return { rule, params }
    }
  }
  return null
}

/** Puts `{name}` values into a pattern. A name without a value stays as it is. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function matchPattern(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  const open = pattern.at(-1) === '*'
  if (open ? path.length < pattern.length : path.length !== pattern.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = path[index] ?? ''
    if (part === '*') continue
    if (part.startsWith('{')) params[part.slice(1, -1)] = segment
    else if (part !== segment) return null
  }
  return params
}
