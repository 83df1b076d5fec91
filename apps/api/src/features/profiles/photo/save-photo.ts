import type { ErrorCode } from '@section/contract/error-codes.ts'
import { UPLOAD_SAVABLE_MS } from '@section/domain/profiles/photo/photo-lifetimes.ts'
import { uploadsUrl } from '../../../server/links/uploads-url.ts'
import type { Services } from '../../../server/services.ts'
import type { PhotoEncoder } from './photo-encoder.ts'
import { pictureKeyOf } from './photo-keys.ts'
import { type PhotoStorage, storageTime } from './photo-storage.ts'
import { backdatePhoto, findPhoto, setPicture, showsPicture } from './photos-store.ts'

interface SavingContext {
  readonly services: Pick<Services, 'config' | 'database' | 'photoEncoder' | 'photoStorage' | 'log'>
  readonly viewer: { readonly userId: string }
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Makes the picture of an upload of the viewer, which `createSignedUploadUrl` has named, and returns the address of the picture: the
 * same one for the same upload. For the picture that the viewer shows already it is undefined, because nothing is to be written.
 * Errors: NO_UPLOADS, IMAGE_MISSING for every other address, IMAGE_TOO_BIG, INVALID_IMAGE, UNAVAILABLE.
 * docs/product/profile-photo.md#saving
 */
export async function savePhoto(
  { services, viewer, now }: SavingContext,
  fileUrl: string,
): Promise<{ pictureUrl: string | undefined } | { error: ErrorCode }> {
  const { config, database, photoEncoder, photoStorage, log } = services
  // If it were written again, it might come after another save and bring back a picture that the night just deletes.
  if (await showsPicture(database.db, viewer.userId, fileUrl)) return { pictureUrl: undefined }
  if (!photoStorage || !config.storage) return { error: 'NO_UPLOADS' }
  const uploads = `${uploadsUrl(config)}/`
  if (!fileUrl.startsWith(uploads)) return { error: 'IMAGE_MISSING' }
  const after = new Date(now - UPLOAD_SAVABLE_MS)
  const uploadKey = fileUrl.slice(uploads.length)
  const photo = await findPhoto(database.db, { userId: viewer.userId, uploadKey, after })
  if (!photo?.uploadKey) return { error: 'IMAGE_MISSING' }
  const pictureKey = pictureKeyOf(photo.photoId)
  if (!photo.pictureKey) {
    const parts = { storage: photoStorage, encoder: photoEncoder }
    const problem = await makePicture(parts, photo.uploadKey, pictureKey).catch((err: unknown) => {
      log.warn({ err }, 'A photo could not be saved')
      return { error: 'UNAVAILABLE' as const, isOfFile: false }
    })
    // A file that was read in vain is read once only, because reading it again would be as much work.
    if (problem?.isOfFile) await backdatePhoto(database.db, photo.photoId, after)
    if (problem) return { error: problem.error }
    await setPicture(database.db, photo.photoId, pictureKey)
  }
  return { pictureUrl: `${config.storage.picturesUrl}/${pictureKey}` }
}

/** Encodes an upload and stores it as a picture; returns why it cannot become one, and whether its file is the reason. */
async function makePicture(
  { storage, encoder }: { storage: PhotoStorage; encoder: PhotoEncoder },
  uploadKey: string,
  pictureKey: string,
): Promise<{ error: ErrorCode; isOfFile: boolean } | null> {
  const time = storageTime()
  const file = await storage.read(uploadKey, time)
  if (typeof file === 'string') return { error: file, isOfFile: file !== 'IMAGE_MISSING' }
  const picture = await encoder.encode(file, time)
  if (typeof picture === 'string') return { error: picture, isOfFile: true }
  await storage.writePicture(pictureKey, picture, time)
  return null
}
