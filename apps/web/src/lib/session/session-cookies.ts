import { config } from '../config.ts'

const DAY_SECONDS = 86_400
const LONG = 1095 * DAY_SECONDS
const SHORT = 31 * DAY_SECONDS

/** The four cookies of a sign-in with their lifetimes in seconds. Specification 1, section 9. */
const LIFETIMES = { id_token: SHORT, refresh_token: SHORT, user_id: LONG, audience: LONG } as const

export type SessionCookie = keyof typeof LIFETIMES

const NAMES = Object.keys(LIFETIMES) as SessionCookie[]

/** The browser does not keep what a sign-in writes. See docs/decisions/session-cookies.md. */
export class CookiesRefused extends Error {
  override name = 'CookiesRefused'
}

/**
 * Returns the value of a cookie; undefined without one. With two of one name, another site or an earlier configuration has
 * set one, so all but ours are deleted; when that does not help, neither is trusted.
 */
export function readCookie(name: SessionCookie): string | undefined {
  if (valuesOf(name).length > 1) deleteOthers(name)
  const [value, ...others] = valuesOf(name)
  return others.length > 0 ? undefined : value || undefined
}

export function writeCookie(name: SessionCookie, value: string): void {
  write(`${fullName(name)}=${encodeURIComponent(value)}; max-age=${LIFETIMES[name]}${attributes()}`)
}

/** Writes the cookies of a sign-in and reads them back, after a second try without any others. Errors: CookiesRefused. */
export function writeSession(session: Readonly<Record<SessionCookie, string>>): void {
  const writeAll = () => NAMES.forEach((name) => writeCookie(name, session[name]))
  const isKept = () => NAMES.every((name) => readCookie(name) === session[name])
  writeAll()
  if (isKept()) return
  clearSessionCookies()
  writeAll()
  if (isKept()) return
  clearSessionCookies()
  throw new CookiesRefused()
}

/** Checks that the browser keeps cookies, before somebody is sent to a provider. Errors: CookiesRefused. */
export function requireCookies(): void {
  const name = `${config.cookieNamespace}_kept`
  write(`${name}=1; max-age=60${attributes()}`)
  const isKept = read().includes(`${name}=1`)
  write(`${name}=; max-age=0${attributes()}`)
  if (!isKept) throw new CookiesRefused()
}

/** Deletes the cookies of a sign-in, whoever has set them. */
export function clearSessionCookies(): void {
  for (const name of NAMES) {
    write(`${fullName(name)}=; max-age=0${attributes()}`)
    if (valuesOf(name).length > 0) deleteOthers(name)
  }
}

/** Deletes the cookies of a sign-in that have another path or domain than ours. */
export const deleteOtherSessionCookies = (): void => NAMES.forEach(deleteOthers)

/** Checks whether the cookies name a member and contradict each other about who it is. */
export function haveContradiction(memberOf: (idToken: string) => unknown): boolean {
  if (NAMES.some((name) => valuesOf(name).length > 1 && readCookie(name) === undefined)) return true
  const [userId, idToken] = [readCookie('user_id'), readCookie('id_token')]
  return userId !== undefined && idToken !== undefined && memberOf(idToken) !== userId
}

function valuesOf(name: SessionCookie): string[] {
  const prefix = `${fullName(name)}=`
  return read()
    .filter((part) => part.startsWith(prefix))
    .map((part) => decode(part.slice(prefix.length)))
}

/** A value that is not ours counts as empty. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** Deletes the cookies of a name that have another path or domain than ours. */
function deleteOthers(name: SessionCookie): void {
  const secure = config.secureCookies ? '; secure' : ''
  for (const path of ['/', ...pathsOfPage()])
    for (const domain of ['', ...domainsOfPage()]) {
      const isOurs = path === '/' && domain === (config.cookieDomain ?? '')
      const where = `; path=${path}${domain && `; domain=${domain}`}${secure}`
      if (!isOurs) write(`${fullName(name)}=; max-age=0${where}`)
    }
}

/** Returns the paths below the root under which a cookie of this page can stand. */
function pathsOfPage(): string[] {
  const parts = location.pathname.split('/').filter(Boolean)
  const paths = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return paths.flatMap((path) => [path, `${path}/`])
}

/** Returns the domains to which a cookie of this page can belong. A cookie with the domain of a lone name has none. */
function domainsOfPage(): string[] {
  const parts = location.hostname.split('.')
  if (/^[\d.]+$|:/.test(location.hostname)) return []
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
}

/** Returns the cookies of the page; none where the browser forbids to ask. */
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
    // The browser forbids cookies, which is noticed when they are read back.
  }
}

const fullName = (name: SessionCookie) => `${config.cookieNamespace}_${name}`

const attributes = () =>
  `; path=/${config.cookieDomain ? `; domain=${config.cookieDomain}` : ''}${config.secureCookies ? '; secure; samesite=lax' : ''}`
