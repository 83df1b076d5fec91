import { pathTo, screenAt } from '../access/screen-path.ts'
import { safeRedirectPath } from '../identity/safe-redirect.ts'
import { isPassCode } from './passes/pass-code.ts'

/** What the entry-link parameters of an address ask for. */
export type EntryLink =
  | { readonly kind: 'none' }
  /** Go here, a path of this app with what else the address carried. */
  | { readonly kind: 'go'; readonly to: string }
  /** The code of an invitation that can be none, or is repeated. */
  | { readonly kind: 'no-invitation' }
  /** Another parameter that is repeated. */
  | { readonly kind: 'refused' }

/**
 * Where the parameters `invite`, `preview` and `gotoSignup` of any address of the app lead: to an invite's
 * registration, to its preview, or to signup carrying `redirectPath`, which is the address's own or else its path.
 * The first that is present decides; other parameters are passed on. Specification 1, section 2.2; threat T-E12.
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
  if (name === 'invite') return go(pathTo('inviteRegistration', { inviteCode: value }), parameters)
  if (name === 'preview') return go(pathTo('preview', { inviteCode: value }), parameters)
  return value === 'false' ? { kind: 'none' } : signup(path, parameters)
}

function signup(path: string, parameters: URLSearchParams): EntryLink {
  const asked = parameters.getAll('redirectPath')
  if (asked.length > 1) return { kind: 'refused' }
  parameters.delete('redirectPath')
  const screen = screenAt(path)?.id
  const signingIn = screen === 'login' || screen === 'signup'
  const redirectPath = safeRedirectPath(asked[0] ?? (signingIn ? '/' : withParameters(path, parameters)))
  // Of a sign-in page the other parameters say where it leads; of any other they belong to the path.
  const onwards = signingIn ? parameters : new URLSearchParams()
  if (redirectPath && redirectPath !== '/') onwards.set('redirectPath', redirectPath)
  return go(pathTo('signup'), onwards)
}

const go = (path: string, parameters: URLSearchParams): EntryLink => ({
  kind: 'go',
  to: withParameters(path, parameters),
})

const withParameters = (path: string, parameters: URLSearchParams) =>
  parameters.size > 0 ? `${path}?${parameters.toString()}` : path
