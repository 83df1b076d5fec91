import type { ErrorCode } from '@section/contract/error-codes.ts'
import { UPLOAD_SAVABLE_MS } from '@section/domain/profiles/photo/photo-lifetimes.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { uploadsUrl } from '../../../server/links/uploads-url.ts'
import type { Services } from '../../../server/services.ts'
import { pictureKeyOf } from './photo-keys.ts'
import { type PhotoStorage, storageTime } from './photo-storage.ts'
import { backdatePhoto, findPhoto, setPicture, showsPicture } from './photos-store.ts'

interface SavingContext extends Pick<RequestContext, 'now' | 'setHeader'> {
  readonly services: Pick<
    Services,
    'config' | 'database' | 'limits' | 'log' | 'photoEncoder' | 'photoStorage' | 'photoTurns'
  >
  readonly viewer: { readonly userId: string }
}

interface Refusal {
  readonly error: ErrorCode | ReturnType<typeof limitReachedError>
}

/**
 * Makes the picture of an upload of the viewer, which `createSignedUploadUrl` has named, and returns the address of the picture: the
 * same one for the same upload. For the picture that the viewer shows already it is undefined, because nothing is to be written.
 * Errors: NO_UPLOADS, IMAGE_MISSING for every other address, IMAGE_TOO_BIG, INVALID_IMAGE, LIMIT_EXCEEDED, UNAVAILABLE.
 * docs/product/profile-photo.md#saving
 */
export async function savePhoto(
  context: SavingContext,
  fileUrl: string,
): Promise<{ readonly pictureUrl: string | undefined } | Refusal> {
  const { services, viewer } = context
  const { config, database, photoStorage, photoTurns } = services
  // If it were written again, it might come after another save and bring back a picture that the nightly removal just deletes.
  if (await showsPicture(database.db, viewer.userId, fileUrl)) return { pictureUrl: undefined }
  if (!photoStorage || !config.storage) return { error: 'NO_UPLOADS' }
  const uploads = `${uploadsUrl(config)}/`
  if (!fileUrl.startsWith(uploads)) return { error: 'IMAGE_MISSING' }
  const upload = { storage: photoStorage, uploadKey: fileUrl.slice(uploads.length), time: storageTime() }
  // A member's saves take turns: those of one upload share its picture, and those of many hold up no other member.
  const saved = await photoTurns.run(viewer.userId, () => saveUpload(context, upload))
  return 'error' in saved ? saved : { pictureUrl: `${config.storage.picturesUrl}/${saved.pictureKey}` }
}

interface SavedUpload {
  readonly storage: PhotoStorage
  readonly uploadKey: string
  /** It ends before the request must be answered. */
  readonly time: AbortSignal
}

/** Returns the key of the picture of an upload, which is made unless it was before. */
async function saveUpload(
  context: SavingContext,
  upload: SavedUpload,
): Promise<{ readonly pictureKey: string } | Refusal> {
  const { database, limits, log } = context.services
  const { userId } = context.viewer
  const after = new Date(context.now - UPLOAD_SAVABLE_MS)
  const photo = await findPhoto(database.db, { userId, uploadKey: upload.uploadKey, after })
  if (!photo?.uploadKey) return { error: 'IMAGE_MISSING' }
  const pictureKey = pictureKeyOf(photo.photoId)
  if (photo.pictureKey) return { pictureKey }
  // A picture that takes too long to be made may be tried again, but not without end.
  const limit = await limits.consume('save-photo', userId)
  if (!limit.allowed) return { error: limitReachedError(context, limit) }
  const error = await makePicture(context.services, upload, pictureKey).catch((err: unknown) => {
    log.warn({ err }, 'A photo could not be saved')
    return 'UNAVAILABLE' as const
  })
  // A file that can be no picture is read once only, because reading it again would be as much work.
  if (error === 'INVALID_IMAGE' || error === 'IMAGE_TOO_BIG')
    await backdatePhoto(database.db, photo.photoId, after)
  if (error) return { error }
  await setPicture(database.db, photo.photoId, pictureKey)
  return { pictureKey }
}

/** Encodes an upload and stores it as a picture; returns why it cannot become one. */
async function makePicture(
  { photoEncoder }: Pick<Services, 'photoEncoder'>,
  { storage, uploadKey, time }: SavedUpload,
  pictureKey: string,
): Promise<'IMAGE_MISSING' | 'IMAGE_TOO_BIG' | 'INVALID_IMAGE' | null> {
  const picture = await photoEncoder.encode(() => storage.read(uploadKey, time), time)
  if (typeof picture === 'string') return picture
  await storage.writePicture(pictureKey, picture, time)
  return null
}
