import { HOUR_MS } from '@section/domain/time/durations.ts'
import { isSignedBy, sign } from '../../../server/links/signature.ts'

/** The query of a signed address: the member, the end in epoch hours, and the signature. */
export interface FileQuery {
  u?: unknown
  e?: unknown
  s?: unknown
}

/** Signs and verifies the addresses of the files of resources, each for one member. SECURITY.md#files-of-resources */
export class ResourceLinks {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** Returns the path of a resource's file, which a member may load for one to two hours. `now` in epoch ms. */
  path(slug: string, userId: string, now: number): string {
    const end = Math.floor(now / HOUR_MS) + 2
    const s = sign(this.#secret, textOf(slug, userId, end))
    return `/resources-files/${slug}.pdf?${new URLSearchParams({ u: userId, e: String(end), s })}`
  }

  /** Returns the member of an address whose signature belongs to this resource and is valid at `now` (epoch ms). */
  memberOf(slug: string, { u, e, s }: FileQuery, now: number): string | undefined {
    if (typeof u !== 'string' || typeof e !== 'string' || typeof s !== 'string') return undefined
    if (!/^\d{1,9}$/.test(e) || Number(e) * HOUR_MS <= now) return undefined
    return isSignedBy(this.#secret, textOf(slug, u, Number(e)), s) ? u : undefined
  }
}

const textOf = (slug: string, userId: string, end: number): string => `${slug} ${userId} ${end}`
