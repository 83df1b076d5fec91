import { LRUCache } from 'lru-cache'

/** The size that social networks show of a link, in pixels. */
const SIZE = { width: 1200, height: 630 }

/** Twice the density at which a drawing has its own size, so that it is drawn large instead of enlarged. */
const DENSITY = 144

/** A picture has 20 to 60 kB. */
const MAX_CACHED_BYTES = 8_000_000

/**
 * Draws pictures for social networks as PNG files of 1200 by 630 pixels, one at a time, so that many requests use one
 * processor at most. Pictures are cached, and callers who ask for the same one at the same time share one drawing.
 */
export class SharePictures {
  readonly #pictures: LRUCache<string, Buffer, string>
  #last: Promise<unknown> = Promise.resolve()

  constructor(maxCachedBytes = MAX_CACHED_BYTES) {
    this.#pictures = new LRUCache({
      maxSize: maxCachedBytes,
      sizeCalculation: ({ length }) => length,
      // Whoever waits for a picture gets it, also when others that were drawn before it have filled the cache.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: svg }) => this.#next(svg),
    })
  }

  /** Returns the PNG of a drawing; `key` names the drawing and its version. */
  async of(key: string, svg: string): Promise<Buffer> {
    const picture = await this.#pictures.fetch(key, { context: svg })
    if (!picture) throw new Error(`The picture ${key} was not drawn.`)
    return picture
  }

  #next(svg: string): Promise<Buffer> {
    const picture = this.#last.then(() => rasterize(svg))
    this.#last = picture.catch(() => undefined)
    return picture
  }
}

async function rasterize(svg: string): Promise<Buffer> {
  // The library is imported when it is needed, because it takes memory, and only social networks ask for these
  // pictures.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg), { density: DENSITY })
    .resize({ ...SIZE, fit: 'cover' })
    .png({ palette: true })
    .toBuffer()
}
