import type { ScreenId } from '../access/site-map.ts'
import { pathTo, screenAt, splitQuery, withQuery } from '../access/screen-path.ts'
import { LMS_MESSAGES } from './realm-messages.ts'
import { SIGN_IN_MESSAGES } from './sign-in-messages.ts'
import { safeRedirectPath } from './redirects/safe-redirect.ts'
import { type RedirectParameters, REDIRECT_PARAMETERS, startPath } from './redirects/sign-in-redirect.ts'

/** The purposes of a federated sign-in, each with the message for its failure. */
const FAILURES = {
  login: SIGN_IN_MESSAGES.social,
  'corporate-login': SIGN_IN_MESSAGES.corporate,
  lms: LMS_MESSAGES.system,
  'set-password': SIGN_IN_MESSAGES.failedLogin,
  'add-secondary-email': SIGN_IN_MESSAGES.notLinked,
  'pass-registration': SIGN_IN_MESSAGES.passRegistration,
  'limited-signup': SIGN_IN_MESSAGES.limitedSignup,
}

export type FederationContext = keyof typeof FAILURES

export const FEDERATION_CONTEXTS = Object.keys(FAILURES) as FederationContext[]

/**
 * The result of the return from a provider. `member`: the person has an account; `identity`: the person has none;
 * `unlinked`: the member has unlinked this account of the provider; `failed`: the provider or the token exchange refused;
 * `canceled`: the person canceled.
 */
export type FederationOutcome = 'member' | 'identity' | 'unlinked' | 'failed' | 'canceled'

/** The next step of the callback. `path` is a route of the app, which shows `message`. */
export type FederationAction =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'sign-in-and-open'; readonly path: string }
  | { readonly kind: 'link' }
  | { readonly kind: 'link-again' }
  | { readonly kind: 'register'; readonly path: string }
  | { readonly kind: 'fail'; readonly path: string; readonly message: string }

export type FederationTerms = RedirectParameters & {
  readonly errorUrl?: unknown
  readonly inviteCode?: unknown
  readonly passShortCode?: unknown
}

/**
 * Returns the next step of the callback. Without a context the sign-in fails. `refusal` is the server's message for a
 * failure that another try cannot solve; it is absent for a failure that may pass.
 * docs/product/federated-sign-in.md#the-callback
 */
export function federationAction(
  context: FederationContext | null,
  result: FederationOutcome,
  terms: FederationTerms,
  refusal?: string | null,
): FederationAction {
  const fail = (message: string): FederationAction => ({
    kind: 'fail',
    path: errorPath(context, terms),
    message,
  })
  if (!context) return fail(SIGN_IN_MESSAGES.social)
  const pass = context === 'pass-registration' || context === 'lms' ? passPath(terms) : null
  if (result === 'canceled') return fail(SIGN_IN_MESSAGES.canceled)
  if (result === 'failed') return fail(refusal ?? FAILURES[context])
  if (context === 'add-secondary-email') {
    return result === 'member' ? fail(SIGN_IN_MESSAGES.alreadyLinked) : { kind: 'link' }
  }
  if (result === 'member') {
    return pass === null ? { kind: 'sign-in' } : { kind: 'sign-in-and-open', path: pass }
  }
  if (result === 'unlinked') return { kind: 'link-again' }
  if (context === 'limited-signup') return { kind: 'register', path: pathTo('signup') }
  if (pass !== null) return { kind: 'register', path: pass }
  const hasAccount = context === 'login' || context === 'corporate-login' || context === 'lms'
  return fail(hasAccount ? SIGN_IN_MESSAGES.accountNotFound : FAILURES[context])
}

/** Returns the page where the sign-in began; by default the account settings for linking, and login for all others. */
function errorPath(context: FederationContext | null, terms: FederationTerms): string {
  const path = safeRedirectPath(terms.errorUrl)
  if (path === null && context === 'add-secondary-email') return pathTo('accountSettings')
  return withRedirect(path ?? pathTo('login'), terms)
}

/** The pages that offer another attempt to sign in and therefore need its redirect. */
const SIGN_IN_PAGES: readonly (ScreenId | undefined)[] = [
  'login',
  'corporateLogin',
  'signup',
  'inviteRegistration',
]

/** Adds the redirect of the failed sign-in to a sign-in page, for the next attempt. */
function withRedirect(path: string, terms: FederationTerms): string {
  if (!SIGN_IN_PAGES.includes(screenAt(path)?.id)) return path
  const [address, query] = splitQuery(path)
  for (const name of REDIRECT_PARAMETERS) {
    const text = terms[name]
    if (typeof text === 'string' && text !== '' && !query.has(name)) query.set(name, text)
  }
  return withQuery(address, query)
}

/** Returns the path of the registration with a pass, including the redirect that follows it; null without a pass. */
function passPath({ inviteCode, passShortCode, redirectPath }: FederationTerms): string | null {
  const code = [inviteCode, passShortCode].find((text) => typeof text === 'string' && text !== '')
  if (typeof code !== 'string') return null
  const path = pathTo('inviteRegistration', { inviteCode: code })
  const next = startPath(redirectPath)
  return next === null ? path : `${path}?${new URLSearchParams({ redirectPath: next })}`
}
