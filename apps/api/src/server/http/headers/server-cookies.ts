import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'

/**
 * Returns a `Set-Cookie` header for a cookie that only this server reads: no script, no other host. `maxAgeSeconds` 0
 * deletes it. Values are base64url.
 */
export function serverCookie(config: Config, name: string, value: string, maxAgeSeconds: number): string {
  const secure = config.production ? '; Secure' : ''
  return `${cookieName(config, name)}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** Returns the cookie of this name; undefined also for duplicates, because another host may have set one. SECURITY.md#foreign-cookies */
export function readServerCookie(config: Config, request: FastifyRequest, name: string): string | undefined {
  return onlyCookie(request.headers.cookie ?? '', cookieName(config, name))
}

/** Returns the value of the only cookie of this full name in a `Cookie` header; undefined for none or several. */
export function onlyCookie(header: string, fullName: string): string | undefined {
  const prefix = `${fullName}=`
  const found = header.split(/; ?/).filter((cookie) => cookie.startsWith(prefix))
  return found.length === 1 ? found[0]?.slice(prefix.length) : undefined
}

const cookieName = ({ identity }: Config, name: string) => `${identity.cookieNamespace}_${name}`
