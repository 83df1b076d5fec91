import { pathTo, splitQuery, withQuery } from '../../access/screen-path.ts'
import { safeRedirectPath, safeRedirectUrl } from './safe-redirect.ts'

/** The target of a sign-in. The app appends a one-time code to an `auth-url`. */
export type SignInTarget =
  | { readonly kind: 'url' | 'auth-url'; readonly url: string }
  | { readonly kind: 'path'; readonly path: string }

/** The query parameters that name the target of a sign-in. */
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
 * Returns the target of a sign-in. The first parameter that is present decides, in the order redirectUrl,
 * authRedirectUrl, redirectPath; if it is unsafe or repeated, or if there is none, the target is home.
 * docs/product/sign-in.md#where-a-sign-in-leads
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

/** Returns the path at which a new account begins according to its `redirectPath`; null for home. */
export function startPath(redirectPath: unknown): string | null {
  const target = signInTarget({ redirectPath }, [])
  return target.kind === 'path' && target.path !== '/' ? target.path : null
}

/**
 * Returns the login address that leads back to `current` (path with query) after signing in: redirectPath holds the path
 * with its own parameters, and redirectUrl and authRedirectUrl stay separate parameters. A current path that begins with
 * the login route is returned unchanged. docs/product/sign-in.md#where-a-sign-in-leads
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
