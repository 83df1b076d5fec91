import { createHash, createHmac } from 'node:crypto'
import { S3Error } from './s3-error.ts'

/** The one account of the emulator. */
export interface S3Account {
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export const ALGORITHM = 'AWS4-HMAC-SHA256'

/**
 * Returns the signature of a text by the key of a credential such as `AKID/20260301/us-east-1/s3/aws4_request`. Errors:
 * `S3Error` for a credential of another account, region or service.
 */
export function signText(account: S3Account, credential: string, text: string): string {
  const [accessKeyId, day = '', ...scope] = credential.split('/')
  if (accessKeyId !== account.accessKeyId)
    throw new S3Error('InvalidAccessKeyId', 'The access key ID that you provided does not exist.')
  if (scope.join('/') !== `${account.region}/s3/aws4_request`)
    throw new S3Error('AuthorizationHeaderMalformed', 'The credential is of another region or service.', {
      Region: account.region,
    })
  const key = [day, ...scope].reduce<Buffer>(hmac, Buffer.from(`AWS4${account.secretAccessKey}`))
  return hmac(key, text).toString('hex')
}

/** Refuses a signature that is not the expected one. */
export function expectSignature(given: string | undefined, expected: string): void {
  if (given !== expected)
    throw new S3Error(
      'SignatureDoesNotMatch',
      'The signature that we calculated does not match the one that you provided.',
    )
}

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Returns the moment (epoch ms) of a date such as 20260301T120000Z; NaN for what is none. */
export const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
