import { randomUUID } from 'node:crypto'
import type {
  MutationCreateSignedUploadUrlArgs,
  SignedUploadResult,
  UploadFields,
} from '@section/contract/generated/schema-types.ts'
import { isPhotoType } from '@section/domain/profiles/photo/photo-file.ts'
import type { MemberContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { uploadsUrl } from '../../../server/links/uploads-url.ts'
import { uploadKeyOf } from './photo-keys.ts'
import { insertPhoto } from './photos-store.ts'

const refused = refusedResult<SignedUploadResult>({ upload: null })

/** The result for a caller who may not upload anything. */
export const REFUSED_UPLOAD = refused('NOT_FOUND')

/**
 * Permits the viewer to upload one file as their photo, for five minutes. Errors: NO_UPLOADS, INVALID_IMAGE_TYPE,
 * LIMIT_EXCEEDED. docs/product/profile-photo.md#uploading
 */
export async function createSignedUploadUrl(
  context: MemberContext,
  { fileType }: MutationCreateSignedUploadUrlArgs,
): Promise<SignedUploadResult> {
  const { services, viewer, now } = context
  const { config, database, photoStorage, limits } = services
  const url = uploadsUrl(config)
  if (!photoStorage || url === null) return refused('NO_UPLOADS')
  if (!isPhotoType(fileType)) return refused('INVALID_IMAGE_TYPE')
  const limit = await limits.consume('upload-photo', viewer.userId)
  if (!limit.allowed) return refused(limitReachedError(context, limit))
  const photoId = randomUUID()
  const uploadKey = uploadKeyOf(viewer.userId, photoId)
  const fields = fieldsOf(await photoStorage.signUpload(uploadKey, fileType))
  // The row comes before the permission, so that no file is ever in the storage that the nightly job does not know.
  await insertPhoto(database.db, { photoId, userId: viewer.userId, uploadKey, createdAt: new Date(now) })
  return { upload: { url, fields, fileUrl: `${url}/${uploadKey}` }, error: null }
}

/** Returns the fields of a form by their names in the contract. */
function fieldsOf(form: Record<string, string>): UploadFields {
  const field = (name: string) => form[name] ?? ''
  return {
    acl: field('acl'),
    key: field('key'),
    contentType: field('Content-Type'),
    policy: field('Policy'),
    algorithm: field('X-Amz-Algorithm'),
    credential: field('X-Amz-Credential'),
    date: field('X-Amz-Date'),
    signature: field('X-Amz-Signature'),
  }
}
