import { config } from '../config.ts'

const DAY_SECONDS = 86_400
const LONG = 1095 * DAY_SECONDS
const SHORT = 31 * DAY_SECONDS

/** The four cookies of a sign-in with their lifetimes in seconds. Specification 1, section 9. */
const LIFETIMES = { id_token: SHORT, refresh_token: SHORT, user_id: LONG, audience: LONG } as const

export type SessionCookie = keyof typeof LIFETIMES

export function readCookie(name: SessionCookie): string | undefined {
  const prefix = `${fullName(name)}=`
  const found = document.cookie.split('; ').filter((part) => part.startsWith(prefix))
  // With two cookies of one name, another site may have set one, so neither is trusted.
  if (found.length !== 1) return undefined
  return decodeURIComponent(found[0]?.slice(prefix.length) ?? '') || undefined
}

export function writeCookie(name: SessionCookie, value: string): void {
  document.cookie = `${fullName(name)}=${encodeURIComponent(value)}; max-age=${LIFETIMES[name]}${attributes()}`
}

export function clearSessionCookies(): void {
  for (const name of Object.keys(LIFETIMES)) {
    document.cookie = `${fullName(name as SessionCookie)}=; max-age=0${attributes()}`
  }
}

const fullName = (name: SessionCookie) => `${config.cookieNamespace}_${name}`

const attributes = () =>
  `; path=/${config.cookieDomain ? `; domain=${config.cookieDomain}` : ''}${config.secureCookies ? '; secure; samesite=lax' : ''}`
