import type { SignedUpload } from '@section/contract/generated/schema-types.ts'

/** The storage did not take a file: it refused it, or could not be reached. */
export class UploadFailed extends Error {
  override name = 'UploadFailed'
}

interface Posting {
  signal: AbortSignal
  /** Is told of the share of the file that was sent, 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Posts a file straight to the storage by the form of a permission. Errors: `UploadFailed`; the reason of the signal, which ends
 * the request.
 */
export function postUpload(
  { url, fields }: Pick<SignedUpload, 'url' | 'fields'>,
  file: Blob,
  { signal, onProgress }: Posting,
): Promise<void> {
  const form = new FormData()
  form.append('acl', fields.acl)
  form.append('key', fields.key)
  form.append('Content-Type', fields.contentType)
  form.append('Policy', fields.policy)
  form.append('X-Amz-Algorithm', fields.algorithm)
  form.append('X-Amz-Credential', fields.credential)
  form.append('X-Amz-Date', fields.date)
  form.append('X-Amz-Signature', fields.signature)
  // The storage ignores what comes after the file.
  form.append('file', file, 'photo')
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error)
    // `fetch` tells nothing of the progress of what it sends.
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(new UploadFailed(`The storage answered ${request.status}.`))
    })
    request.addEventListener('error', () => reject(new UploadFailed('The storage did not answer.')))
    request.addEventListener('abort', () => reject(signal.reason as Error))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
