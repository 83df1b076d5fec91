import type { Config } from './config.ts'

/** Returns the origin under which people reach this server, without a slash at its end; tokens name it as their issuer. */
export function publicUrl({ http }: Config): string {
  return http.publicUrl?.replace(/\/$/, '') ?? `http://localhost:${http.port}`
}
