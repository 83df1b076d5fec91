import { pathTo, screenAt, withQuery } from '../access/screen-path.ts'
import { safeRedirectPath } from '../identity/redirects/safe-redirect.ts'
import { isPassCode } from './passes/pass-code.ts'

/** The result of the entry-link parameters of an address. */
export type EntryLink =
  | { readonly kind: 'none' }
  /** Redirects to a path of the app with the other parameters of the address. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** The code of the invitation is malformed or repeated. */
  | { readonly kind: 'no-invitation' }
  /** Another parameter is repeated. */
  | { readonly kind: 'refused' }

/**
 * Returns the redirect of the parameters `invite`, `preview` and `gotoSignup` of any address of the app: to an invite's
 * registration, to its preview, or to signup carrying `redirectPath`, which is the address's own or else its path. The
 * first that is present decides; other parameters are passed on. See docs/product/registration.md#entry-links.
 */
export function entryLink(path: string, search: string): EntryLink {
  const parameters = new URLSearchParams(search)
  const name = ['invite', 'preview', 'gotoSignup'].find((known) => parameters.has(known))
  if (!name) return { kind: 'none' }
  const values = parameters.getAll(name)
  const value = values[0]
  const isSingle = values.length === 1 && value !== undefined
  if (name !== 'gotoSignup' && !(isSingle && isPassCode(value))) return { kind: 'no-invitation' }
  if (!isSingle) return { kind: 'refused' }
  for (const known of ['invite', 'preview', 'gotoSignup']) parameters.delete(known)
  if (name === 'invite') return redirectTo(pathTo('inviteRegistration', { inviteCode: value }), parameters)
  if (name === 'preview') return redirectTo(pathTo('preview', { inviteCode: value }), parameters)
  return value === 'false' ? { kind: 'none' } : signup(path, parameters)
}

function signup(path: string, parameters: URLSearchParams): EntryLink {
  const paths = parameters.getAll('redirectPath')
  if (paths.length > 1) return { kind: 'refused' }
  parameters.delete('redirectPath')
  const screen = screenAt(path)?.id
  const isSignInPage = screen === 'login' || screen === 'signup'
  const redirectPath = safeRedirectPath(paths[0] ?? (isSignInPage ? '/' : withQuery(path, parameters)))
  // The other parameters of a sign-in page are its redirect; those of any other page belong to its path.
  const query = isSignInPage ? parameters : new URLSearchParams()
  if (redirectPath && redirectPath !== '/') query.set('redirectPath', redirectPath)
  return redirectTo(pathTo('signup'), query)
}

const redirectTo = (path: string, parameters: URLSearchParams): EntryLink => ({
  kind: 'redirect',
  to: withQuery(path, parameters),
})
