import type { S3Client } from '@aws-sdk/client-s3'
import { MAX_PHOTO_BYTES, type PhotoType } from '@section/domain/profiles/photo/photo-file.ts'
import { UPLOAD_SECONDS } from '@section/domain/profiles/photo/photo-lifetimes.ts'
import type { Config } from '../../../server/config/config.ts'
import { DEMO_STORAGE_PATH, type StorageConfig } from '../../../server/config/outside-services.ts'

/** The longest that a save may wait and ask, however often it tries; it leaves the rest of five seconds to encoding. */
const SAVE_MS = 3500
const TRIES = 2

/** A picture never changes at its address, but should be gone soon after it was removed. */
const A_DAY = 'public, max-age=86400'

/** Returns the signal that ends the waiting and the requests of a save, or a request by itself, when they take too long. */
export const storageTime = (): AbortSignal => AbortSignal.timeout(SAVE_MS)

/** The school's bucket, by S3's own client. Every function fails when the storage cannot be reached or refuses us. */
export class PhotoStorage {
  readonly #config: StorageConfig
  readonly #endpoint: string | undefined
  #client: Promise<S3Client> | undefined

  constructor(config: StorageConfig, endpoint: string | undefined) {
    this.#config = config
    this.#endpoint = endpoint
  }

  /** Returns the fields of a form by which a browser may post one file of this type under the key. SECURITY.md#uploaded-files */
  async signUpload(key: string, type: PhotoType): Promise<Record<string, string>> {
    const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post')
    const { fields } = await createPresignedPost(await this.#open(), {
      Bucket: this.#config.bucket,
      Key: key,
      Fields: { acl: 'private', 'Content-Type': type },
      Conditions: [['content-length-range', 1, MAX_PHOTO_BYTES]],
      Expires: UPLOAD_SECONDS,
    })
    return fields
  }

  /** Returns an object; the code of the problem for one that is missing or larger than a photo may be. */
  async read(
    key: string,
    abortSignal = storageTime(),
  ): Promise<Uint8Array | 'IMAGE_MISSING' | 'IMAGE_TOO_BIG'> {
    const { GetObjectCommand, NoSuchKey } = await import('@aws-sdk/client-s3')
    const client = await this.#open()
    try {
      const { Body, ContentLength } = await client.send(
        new GetObjectCommand({ ...this.#at(key), Range: `bytes=0-${MAX_PHOTO_BYTES}` }),
        { abortSignal },
      )
      if (!Body || ContentLength === undefined) return 'IMAGE_MISSING'
      const file = await Body.transformToByteArray()
      return file.length > MAX_PHOTO_BYTES ? 'IMAGE_TOO_BIG' : file
    } catch (error) {
      if (error instanceof NoSuchKey) return 'IMAGE_MISSING'
      throw error
    }
  }

  /** Stores a picture that everybody may see. */
  async writePicture(key: string, picture: Uint8Array, abortSignal = storageTime()): Promise<void> {
    const { PutObjectCommand } = await import('@aws-sdk/client-s3')
    const head = { ContentType: 'image/webp', CacheControl: A_DAY }
    const command = new PutObjectCommand({ ...this.#at(key), Body: picture, ...head })
    await (await this.#open()).send(command, { abortSignal })
  }

  /** Deletes an object, if there is one. */
  async remove(key: string): Promise<void> {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3')
    await (await this.#open()).send(new DeleteObjectCommand(this.#at(key)), { abortSignal: storageTime() })
  }

  #at(key: string) {
    return { Bucket: this.#config.bucket, Key: key }
  }

  #open(): Promise<S3Client> {
    return (this.#client ??= this.#create())
  }

  async #create(): Promise<S3Client> {
    // The library is imported here, because most requests need no storage.
    const { S3Client: Client } = await import('@aws-sdk/client-s3')
    const { region, accessKeyId, secretAccessKey } = this.#config
    return new Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(this.#endpoint && { endpoint: this.#endpoint, forcePathStyle: true }),
      // Other storages than Amazon's do not know its newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: TRIES,
    })
  }
}

/** Returns the storage of photos, or that of a demo, which this server mounts itself; null for a school without one. */
export function createPhotoStorage({ storage, http }: Config): PhotoStorage | null {
  if (!storage) return null
  const own = `http://127.0.0.1:${http.port}${DEMO_STORAGE_PATH}`
  return new PhotoStorage(storage, storage.emulated ? own : storage.endpoint)
}
