import type { SignedUpload, UploadFields } from '@section/contract/generated/schema-types.ts'
import type { PhotoType } from '@section/domain/profiles/photo/photo-file.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { PhotoStorage } from './photo-storage.ts'
import { savePhoto } from './save-photo.ts'

const CREATE = `mutation ($fileType: String!) { createSignedUploadUrl(uploadType: profileImage, fileType: $fileType) {
  upload { url fileUrl fields { acl key contentType policy algorithm credential date signature } } error { code message } } }`

/** Returns the storage of a server that has one. */
export function storageOf({ services: { photoStorage } }: TestServer): PhotoStorage {
  if (!photoStorage) throw new Error('The server has no storage.')
  return photoStorage
}

/** Asks for the permission to upload a file of this type. */
export async function askForUpload(server: TestServer, token: string, fileType: string) {
  const { data } = await server.graphql<{
    createSignedUploadUrl: { upload: SignedUpload | null; error: { code: string } | null }
  }>(token, CREATE, { fileType })
  if (!data) throw new Error('The permission was not answered.')
  return data.createSignedUploadUrl
}

/** Returns a permission that is given. */
export async function permitted(server: TestServer, token: string, type: PhotoType = 'image/png') {
  const { upload } = await askForUpload(server, token, type)
  if (!upload) throw new Error('The upload was not permitted.')
  return upload
}

/** Posts a file by the form of a permission, some of whose fields may differ. Returns the status and S3's error code. */
export async function postFile(
  upload: SignedUpload,
  file: Uint8Array,
  differing: Partial<UploadFields> = {},
) {
  const fields = { ...upload.fields, ...differing }
  const form = new FormData()
  form.append('acl', fields.acl)
  form.append('key', fields.key)
  form.append('Content-Type', fields.contentType)
  form.append('Policy', fields.policy)
  form.append('X-Amz-Algorithm', fields.algorithm)
  form.append('X-Amz-Credential', fields.credential)
  form.append('X-Amz-Date', fields.date)
  form.append('X-Amz-Signature', fields.signature)
  form.append('file', new Blob([new Uint8Array(file)], { type: fields.contentType }), 'photo')
  const response = await fetch(upload.url, { method: 'POST', body: form })
  const code = /<Code>(\w+)</.exec(await response.text())?.[1]
  return { status: response.status, ...(code !== undefined && { code }) }
}

/** Saves an address as the photo of a member, and returns the picture to show; `now` (epoch ms) is the server's. */
export async function save(
  { services }: TestServer,
  userId: string,
  fileUrl: string,
  now = services.clock(),
) {
  const setHeader = () => undefined
  const saved = await savePhoto({ services, viewer: { userId }, now, setHeader }, fileUrl)
  return 'error' in saved ? saved : { pictureUrl: saved.pictureUrl ?? fileUrl }
}

/** Uploads a file for a member, saves it and returns the address of the picture. */
export async function savedPicture(server: TestServer, userId: string, file: Uint8Array): Promise<string> {
  const upload = await permitted(server, await server.token(userId))
  await postFile(upload, file)
  const saved = await save(server, userId, upload.fileUrl)
  if ('error' in saved) throw new Error(`The photo was not saved: ${JSON.stringify(saved.error)}.`)
  return saved.pictureUrl
}
