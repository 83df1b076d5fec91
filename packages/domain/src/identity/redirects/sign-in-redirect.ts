import { pathTo, splitQuery, withQuery } from '../../access/screen-path.ts'
import { safeRedirectPath, safeRedirectUrl } from './safe-redirect.ts'

/** The target of a sign-in; `auth-url` gets a one-time code appended. */
export type SignInTarget =
  | { readonly kind: 'url' | 'auth-url'; readonly url: string }
  | { readonly kind: 'path'; readonly path: string }

/** The parameters for the target of a sign-in (Specification 1, section 2.2). */
export const REDIRECT_PARAMETERS = ['redirectPath', 'redirectUrl', 'authRedirectUrl'] as const

type RedirectParameter = (typeof REDIRECT_PARAMETERS)[number]

/** Query parameters as a router gives them: one text, or several when the parameter was repeated. */
export type RedirectParameters = { readonly [Name in RedirectParameter]?: unknown }

/** The redirect parameters that are given once. */
export type RedirectTexts = { [Name in RedirectParameter]?: string }

/** Returns the redirect parameters of an address's query (`?…`), without those that are repeated. */
export function redirectTexts(search: string): RedirectTexts {
  const parameters = new URLSearchParams(search)
  const texts: RedirectTexts = {}
  for (const name of REDIRECT_PARAMETERS) {
    const [text, ...more] = parameters.getAll(name)
    if (text !== undefined && more.length === 0) texts[name] = text
  }
  return texts
}

/**
 * Returns the target of a sign-in: redirectUrl, then authRedirectUrl, then redirectPath, otherwise home. The first one
 * that is present decides; unsafe or repeated, it leads home (Specification 1, section 4; Decisions, section 4).
 */
export function signInTarget(query: RedirectParameters, allowedOrigins: readonly string[]): SignInTarget {
  const kind = isPresent(query.redirectUrl) ? 'url' : 'auth-url'
  const address = kind === 'url' ? query.redirectUrl : query.authRedirectUrl
  if (isPresent(address)) {
    const url = safeRedirectUrl(address, allowedOrigins)
    return url === null ? HOME : { kind, url }
  }
  const path = safeRedirectPath(query.redirectPath)
  return path === null || isLoginPath(path) ? HOME : { kind: 'path', path }
}

/** Returns the first path of a new account by a `redirectPath`; null for home (Specification 1, sections 2.2 and 4). */
export function startPath(redirectPath: unknown): string | null {
  const target = signInTarget({ redirectPath }, [])
  return target.kind === 'path' && target.path !== '/' ? target.path : null
}

/**
 * Returns the login address that comes back to `current` (path with query) after sign-in: the path as redirectPath with
 * its own parameters, redirectUrl and authRedirectUrl beside it. A current path that already begins with the login
 * route is kept as it is (Specification 1, section 2.2).
 */
export function loginPathFor(current: string): string {
  if (isLoginPath(current)) return current
  const [withoutQuery, query] = splitQuery(current)
  const beside = new URLSearchParams()
  for (const name of ['redirectUrl', 'authRedirectUrl']) {
    for (const value of query.getAll(name)) beside.append(name, value)
    query.delete(name)
  }
  const path = safeRedirectPath(beside.size === 0 ? current : withQuery(withoutQuery, query))
  return withQuery(
    pathTo('login'),
    path === null || path === '/' ? beside : new URLSearchParams([['redirectPath', path], ...beside]),
  )
}

const HOME: SignInTarget = { kind: 'path', path: '/' }

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

function isLoginPath(path: string): boolean {
  const login = pathTo('login')
  return path === login || ['/', '?', '#'].some((next) => path.startsWith(login + next))
}
