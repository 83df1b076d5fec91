import { safePicture } from '@section/domain/links/safe-href.ts'
import { config } from '../config.ts'

/** The path of the media host, below which the pictures of videos are. */
const MEDIA = '/v2/media/'

/**
 * Returns the safe address of a picture that the server named, on the media host if that is another site; null for an
 * address that is not safe. docs/product/video.md#media-addresses
 */
export function pictureAddress(address: string | null | undefined): string | null {
  const safe = safePicture(address)
  return safe?.startsWith(MEDIA) ? `${config.mediaOrigin ?? ''}${safe}` : safe
}
