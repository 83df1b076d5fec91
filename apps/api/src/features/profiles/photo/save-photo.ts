import type { ErrorCode } from '@section/contract/error-codes.ts'
import { UPLOAD_SAVABLE_MS } from '@section/domain/profiles/photo/photo-lifetimes.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'
import { uploadsUrl } from '../../../server/links/uploads-url.ts'
import type { PhotoEncoder } from './photo-encoder.ts'
import { pictureKeyOf } from './photo-keys.ts'
import type { PhotoStorage } from './photo-storage.ts'
import { findPhoto, setPicture, showsPicture } from './photos-store.ts'

/**
 * Makes the picture of an upload of the viewer, which `createSignedUploadUrl` has named, and returns the address of the picture: the
 * same one for the same upload. The address of the picture that the viewer shows already is returned as it is. Errors: NO_UPLOADS,
 * IMAGE_MISSING for every other address, IMAGE_TOO_BIG, INVALID_IMAGE, UNAVAILABLE. docs/product/profile-photo.md#saving
 */
export async function savePhoto(
  context: MemberContext,
  fileUrl: string,
): Promise<{ pictureUrl: string } | { error: ErrorCode }> {
  const { services, viewer, now } = context
  const { config, database, photoEncoder, photoStorage, log } = services
  if (await showsPicture(database.db, viewer.userId, fileUrl)) return { pictureUrl: fileUrl }
  if (!photoStorage || !config.storage) return { error: 'NO_UPLOADS' }
  const uploads = `${uploadsUrl(config)}/`
  if (!fileUrl.startsWith(uploads)) return { error: 'IMAGE_MISSING' }
  const photo = await findPhoto(database.db, {
    userId: viewer.userId,
    uploadKey: fileUrl.slice(uploads.length),
    after: new Date(now - UPLOAD_SAVABLE_MS),
  })
  if (!photo?.uploadKey) return { error: 'IMAGE_MISSING' }
  const pictureKey = pictureKeyOf(photo.photoId)
  if (!photo.pictureKey) {
    const parts = { storage: photoStorage, encoder: photoEncoder }
    const problem = await makePicture(parts, photo.uploadKey, pictureKey).catch((err: unknown) => {
      log.warn({ err }, 'A photo could not be saved')
      return 'UNAVAILABLE' as const
    })
    if (problem) return { error: problem }
    await setPicture(database.db, photo.photoId, pictureKey)
  }
  return { pictureUrl: `${config.storage.picturesUrl}/${pictureKey}` }
}

/** Encodes an upload and stores it as a picture; returns why it cannot become one. */
async function makePicture(
  { storage, encoder }: { storage: PhotoStorage; encoder: PhotoEncoder },
  uploadKey: string,
  pictureKey: string,
): Promise<ErrorCode | null> {
  const file = await storage.read(uploadKey)
  if (typeof file === 'string') return file
  const picture = await encoder.encode(file)
  if (!picture) return 'INVALID_IMAGE'
  await storage.writePicture(pictureKey, picture)
  return null
}
