import type { Config } from '../config/config.ts'

/** Returns the public origin of this server without a trailing slash; it is also the issuer of tokens. */
export function publicUrl({ http }: Config): string {
  return http.publicUrl?.replace(/\/$/, '') ?? `http://localhost:${http.port}`
}
