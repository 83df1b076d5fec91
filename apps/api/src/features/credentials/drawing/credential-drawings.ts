import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { SharePictures } from '../../../server/http/share-pictures.ts'
import { documentPage } from './layout/document-page.ts'
import type { DrawnCredential } from './layout/drawn-credential.ts'
import { sharePage } from './layout/share-page.ts'
import { writePdf } from './pdf/write-pdf.ts'
import { writeSvg } from './write-svg.ts'

/** A drawn document with the tag of its version. */
export interface Drawn {
  bytes: Buffer
  etag: string
}

type Format = 'pdf' | 'svg' | 'share'

/** Room for some hundred documents, which have 15 to 80 kB each. */
const MAX_CACHED_BYTES = 16_000_000

/**
 * Draws credentials and keeps the documents that were asked for last. What a credential says does not change, so its id
 * names its documents. Callers who ask for the same document at the same time share one drawing, and between two drawings
 * the process serves other requests.
 */
export class CredentialDrawings {
  readonly #pictures = new SharePictures()
  readonly #drawn: LRUCache<string, Drawn, DrawnCredential>
  #turns: Promise<unknown> = Promise.resolve()

  constructor(maxCachedBytes = MAX_CACHED_BYTES) {
    this.#drawn = new LRUCache({
      maxSize: maxCachedBytes,
      sizeCalculation: ({ bytes }) => bytes.length,
      // Whoever waits for a document gets it, also when others that were drawn before it have filled the cache.
      ignoreFetchAbort: true,
      fetchMethod: async (key, _stale, { context }) => {
        await this.#turn()
        const bytes = await this.#draw(formatOf(key), context)
        return { bytes, etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
      },
    })
  }

  /** Returns the document of a credential in a format; `share` is the PNG for social networks. */
  async of(format: Format, credential: DrawnCredential): Promise<Drawn> {
    const key = `${format} ${credential.credentialId}`
    const drawn = await this.#drawn.fetch(key, { context: credential })
    if (!drawn) throw new Error(`The document ${key} was not drawn.`)
    return drawn
  }

  /**
   * Waits for the drawings before and for what else the process has to do. A drawing takes it for up to 60 ms, and on an
   * issuing day many members ask at once.
   */
  #turn(): Promise<unknown> {
    this.#turns = this.#turns.then(() => setImmediate())
    return this.#turns
  }

  async #draw(format: Format, credential: DrawnCredential): Promise<Buffer> {
    if (format === 'share') return this.#pictures.of(credential.credentialId, writeSvg(sharePage(credential)))
    const page = documentPage(credential)
    const { issuedAt, statement } = credential
    return format === 'svg'
      ? Buffer.from(writeSvg(page))
      : writePdf(page, { author: statement.issuerName, createdAt: issuedAt })
  }
}

const formatOf = (key: string): Format =>
  key.startsWith('pdf') ? 'pdf' : key.startsWith('svg') ? 'svg' : 'share'
