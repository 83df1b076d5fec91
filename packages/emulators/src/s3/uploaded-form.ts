import { S3Error } from './s3-error.ts'

export interface UploadedForm {
  /** The fields before the file, by their names in lower case. What comes after the file is ignored. */
  fields: Map<string, string>
  file: Uint8Array
}

/** Reads a form of several parts. Errors: `S3Error` for a malformed one, and for one without a file. */
export async function readUploadedForm(contentType: string, body: Uint8Array): Promise<UploadedForm> {
  const fields = new Map<string, string>()
  for (const [name, value] of await formOf(contentType, body)) {
    if (name === 'file') {
      const file = typeof value === 'string' ? Buffer.from(value) : new Uint8Array(await value.arrayBuffer())
      return { fields, file }
    }
    if (typeof value === 'string') fields.set(name.toLowerCase(), value)
  }
  throw new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.')
}

async function formOf(contentType: string, body: Uint8Array): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw new S3Error('MalformedPOSTRequest', 'The body of your POST request is not well-formed.')
  }
}
