import { config } from '../config.ts'

const DAY_SECONDS = 86_400
const LONG = 1095 * DAY_SECONDS
const SHORT = 31 * DAY_SECONDS

/** The four cookies of a sign-in with their lifetimes in seconds. docs/product/sign-in.md#cookies */
const LIFETIMES = { id_token: SHORT, refresh_token: SHORT, user_id: LONG, audience: LONG } as const

export type SignInCookie = keyof typeof LIFETIMES

const NAMES = Object.keys(LIFETIMES) as SignInCookie[]

/** The browser does not keep the cookies of a sign-in. docs/decisions/sign-in-cookies.md */
export class CookiesRefused extends Error {
  override name = 'CookiesRefused'
}

/**
 * Returns the value of a cookie; undefined when there is none. If there are two cookies of the name, another site or an
 * earlier configuration has set one of them, so all but ours are deleted. If that does not help, none of them is trusted.
 * SECURITY.md#foreign-cookies
 */
export function readCookie(name: SignInCookie): string | undefined {
  if (valuesOf(name).length > 1) deleteOthers(name)
  const [value, ...others] = valuesOf(name)
  return others.length > 0 ? undefined : value || undefined
}

/** Writes one cookie of a sign-in with its lifetime and attributes. */
export function writeCookie(name: SignInCookie, value: string): void {
  write(`${fullName(name)}=${encodeURIComponent(value)}; max-age=${LIFETIMES[name]}${attributes()}`)
}

/**
 * Writes the cookies of a sign-in and reads them back. If some are missing, all forms of them are deleted and they are
 * written once more. Errors: CookiesRefused.
 */
export function writeSignIn(values: Readonly<Record<SignInCookie, string>>): void {
  const writeAll = () => NAMES.forEach((name) => writeCookie(name, values[name]))
  const isKept = () => NAMES.every((name) => readCookie(name) === values[name])
  writeAll()
  if (isKept()) return
  clearSignInCookies()
  writeAll()
  if (isKept()) return
  clearSignInCookies()
  throw new CookiesRefused()
}

/** Checks that the browser keeps cookies before a visitor is sent to a provider. Errors: CookiesRefused. */
export function requireCookies(): void {
  const name = `${config.cookieNamespace}_kept`
  write(`${name}=1; max-age=60${attributes()}`)
  const isKept = read().includes(`${name}=1`)
  write(`${name}=; max-age=0${attributes()}`)
  if (!isKept) throw new CookiesRefused()
}

/** Deletes the cookies of a sign-in, including those of other paths and domains. */
export function clearSignInCookies(): void {
  for (const name of NAMES) {
    write(`${fullName(name)}=; max-age=0${attributes()}`)
    if (valuesOf(name).length > 0) deleteOthers(name)
  }
}

/** Deletes the cookies of a sign-in that have another path or domain than ours. */
export const deleteOtherSignInCookies = (): void => NAMES.forEach(deleteOthers)

/** Checks whether the cookies name a member but contradict each other about who the member is. */
export function haveContradiction(memberOf: (idToken: string) => unknown): boolean {
  if (NAMES.some((name) => valuesOf(name).length > 1 && readCookie(name) === undefined)) return true
  const [userId, idToken] = [readCookie('user_id'), readCookie('id_token')]
  return userId !== undefined && idToken !== undefined && memberOf(idToken) !== userId
}

function valuesOf(name: SignInCookie): string[] {
  const prefix = `${fullName(name)}=`
  return read()
    .filter((part) => part.startsWith(prefix))
    .map((part) => decode(part.slice(prefix.length)))
}

/** Decodes a value; one that cannot be decoded is not ours and counts as empty. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** Deletes the cookies of a name that have another path or domain than ours. */
function deleteOthers(name: SignInCookie): void {
  const secure = config.secureCookies ? '; secure' : ''
  for (const path of ['/', ...pathsOfPage()])
    for (const domain of ['', ...domainsOfPage()]) {
      const isOurs = path === '/' && domain === (config.cookieDomain ?? '')
      const where = `; path=${path}${domain && `; domain=${domain}`}${secure}`
      if (!isOurs) write(`${fullName(name)}=; max-age=0${where}`)
    }
}

/** Returns the paths below the root for which a cookie of this page can be set. */
function pathsOfPage(): string[] {
  const parts = location.pathname.split('/').filter(Boolean)
  const paths = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return paths.flatMap((path) => [path, `${path}/`])
}

/** Returns the domains for which a cookie of this page can be set. A host without a dot has none. */
function domainsOfPage(): string[] {
  const parts = location.hostname.split('.')
  if (/^[\d.]+$|:/.test(location.hostname)) return []
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
}

/** Returns the cookies of the page; none when the browser forbids reading them. */
function read(): string[] {
  try {
    return document.cookie.split('; ')
  } catch {
    return []
  }
}

function write(text: string): void {
  try {
    document.cookie = text
  } catch {
    // The browser forbids cookies. The caller notices it when it reads them back.
  }
}

const fullName = (name: SignInCookie) => `${config.cookieNamespace}_${name}`

const attributes = () =>
  `; path=/${config.cookieDomain ? `; domain=${config.cookieDomain}` : ''}${config.secureCookies ? '; secure; samesite=lax' : ''}`
