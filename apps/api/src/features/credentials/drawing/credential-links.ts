import { pathTo } from '@section/domain/access/screen-path.ts'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { isSignedBy, sign } from '../../../server/links/signature.ts'

/** The forms of the drawn document that have signed addresses. */
export type DocumentFormat = 'pdf' | 'svg'

/** The readers of an address: the credential's owner, or everybody, for whom it works only while the credential is public. */
export type DocumentAudience = 'owner' | 'everybody'

const AUDIENCES: readonly DocumentAudience[] = ['owner', 'everybody']

/** A document, and who may load it. */
export interface DocumentTarget {
  credentialId: string
  format: DocumentFormat
  audience: DocumentAudience
}

/** The query of a signed address: the audience, the end in epoch hours, and the signature. */
export interface DocumentQuery {
  a?: unknown
  e?: unknown
  s?: unknown
}

/** Signs and verifies the addresses of drawn documents. docs/product/credentials.md#documents */
export class CredentialLinks {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /**
   * Returns the path of a document, which is valid for one to two hours. It stays the same for an hour, so that a browser
   * shows a picture that it has. `now` in epoch ms.
   */
  path(target: DocumentTarget, now: number): string {
    const e = Math.floor(now / HOUR_MS) + 2
    const query = new URLSearchParams({ a: target.audience, e: String(e), s: this.#sign(target, e) })
    return `${pathTo('credential', target)}.${target.format}?${query}`
  }

  /** Returns who an address is for if its signature belongs to this document and is valid at `now` (epoch ms). */
  audienceOf(
    document: Omit<DocumentTarget, 'audience'>,
    { a, e, s }: DocumentQuery,
    now: number,
  ): DocumentAudience | undefined {
    const audience = AUDIENCES.find((name) => name === a)
    if (!audience || typeof e !== 'string' || typeof s !== 'string') return undefined
    if (!/^\d{1,9}$/.test(e) || Number(e) * HOUR_MS <= now) return undefined
    return isSignedBy(this.#secret, textOf({ ...document, audience }, Number(e)), s) ? audience : undefined
  }

  #sign(target: DocumentTarget, end: number): string {
    return sign(this.#secret, textOf(target, end))
  }
}

const textOf = ({ credentialId, format, audience }: DocumentTarget, end: number): string =>
  `${format} ${credentialId} ${audience} ${end}`
