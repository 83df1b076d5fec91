import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { S3Error } from './s3-error.ts'

/** The bytes of a key whose file name every file system takes. */
const MAX_KEY_BYTES = 180
/** A file that is being written; no key has such a name. */
const UNFINISHED = '.new'

export interface StoredObject {
  contentType: string
  cacheControl: string | undefined
  body: Uint8Array
}

/** The objects of a bucket as files of one folder, each named by its key, so that no key leads out of the folder. */
export class ObjectFolder {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Deletes the files whose writing was ended by that of an earlier process. */
  async removeUnfinished(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names)
      if (name.endsWith(UNFINISHED)) await rm(join(this.#folder, name), { force: true })
  }

  /** Stores an object in place of one with the same key, and returns its tag. Errors: `S3Error`. */
  async put(key: string, { body, ...head }: StoredObject): Promise<string> {
    const path = this.#path(key)
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const unfinished = join(this.#folder, `${randomUUID()}${UNFINISHED}`)
    await writeFile(unfinished, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]), {
      mode: 0o600,
    })
    await rename(unfinished, path)
    return `"${createHash('md5').update(body).digest('hex')}"`
  }

  /** Returns an object. Errors: `S3Error` when there is none. */
  async get(key: string): Promise<StoredObject> {
    const file = await readFile(this.#path(key)).catch(() => null)
    if (!file) throw new S3Error('NoSuchKey', 'The specified key does not exist.')
    const end = file.indexOf('\n')
    const head = JSON.parse(file.subarray(0, end).toString()) as Omit<StoredObject, 'body'>
    return { ...head, body: file.subarray(end + 1) }
  }

  /** Deletes an object, if there is one. */
  async delete(key: string): Promise<void> {
    await rm(this.#path(key), { force: true })
  }

  /** Returns the keys that begin with a text, in their order. */
  async list(prefix: string): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => [])
    return names
      .filter((name) => !name.endsWith(UNFINISHED))
      .map((name) => Buffer.from(name, 'base64url').toString())
      .filter((key) => key.startsWith(prefix))
      .toSorted()
  }

  #path(key: string): string {
    const bytes = Buffer.from(key)
    if (bytes.length === 0) throw new S3Error('InvalidArgument', 'The key is missing.')
    if (bytes.length > MAX_KEY_BYTES) throw new S3Error('KeyTooLongError', 'Your key is too long.')
    return join(this.#folder, bytes.toString('base64url'))
  }
}
