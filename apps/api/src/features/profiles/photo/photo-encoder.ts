import { photoTypeOf, PHOTO_PIXELS } from '@section/domain/profiles/photo/photo-file.ts'
import { ConcurrencyLimiter } from '../../../server/concurrency-limiter.ts'

/** The pixels of a picture that is decoded: those of a camera, and fewer than a bomb needs. */
const MAX_PIXELS = 25_000_000
/** Together with the time of a save it ends before an answer must be given. docs/product/profile-photo.md#saving */
const MAX_SECONDS = 1
const QUALITY = 82

/** Two files are held and decoded at once, because each may need 100 MB; of more members than these nobody waits for long. */
const [AT_ONCE, WAITING] = [2, 20]

/** Encodes photos anew, so that nothing of a file remains but what is seen. SECURITY.md#uploaded-files */
export class PhotoEncoder {
  readonly #limiter = new ConcurrencyLimiter(AT_ONCE, WAITING)

  /**
   * Returns the first frame of a photo, upright, as a square WebP of 512 pixels without metadata; INVALID_IMAGE for a file that is no
   * PNG, JPEG or GIF, or that is damaged, and the problem that `read` gives instead of a file. Errors: `QueueFull`, the reason of
   * a signal that was given while the photo waited, those of `read`, and an encoding that takes too long.
   */
  async encode<Problem extends string>(
    read: () => Promise<Uint8Array | Problem>,
    signal: AbortSignal,
  ): Promise<Uint8Array | Problem | 'INVALID_IMAGE'> {
    // A file is read when its turn has come, so that those that wait take no memory.
    return this.#limiter.run(async () => {
      signal.throwIfAborted()
      const file = await read()
      return typeof file === 'string' ? file : encodeAnew(file)
    })
  }
}

async function encodeAnew(file: Uint8Array): Promise<Uint8Array | 'INVALID_IMAGE'> {
  // The library would open other formats, too, SVG among them.
  if (!photoTypeOf(file)) return 'INVALID_IMAGE'
  // The library is imported here, because it takes memory, and few requests need it.
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(file, {
      limitInputPixels: MAX_PIXELS,
      pages: 1,
      failOn: 'error',
      sequentialRead: true,
    })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize(PHOTO_PIXELS, PHOTO_PIXELS, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer()
  } catch (error) {
    // The library tells only in words, such as "timeout: 12% complete", that the time and not the file was the reason.
    if (String(error).includes('timeout: ')) throw error
    return 'INVALID_IMAGE'
  }
}
