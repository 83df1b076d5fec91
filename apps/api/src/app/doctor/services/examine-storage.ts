import { randomUUID } from 'node:crypto'
import { PICTURES } from '../../../features/profiles/photo/photo-keys.ts'
import { createPhotoStorage, type PhotoStorage } from '../../../features/profiles/photo/photo-storage.ts'
import {
  faultByError,
  type StorageFault,
  type StorageFaultKind,
} from '../../../features/profiles/storage-health/storage-fault.ts'
import { tryStorage } from '../../../features/profiles/storage-health/try-storage.ts'
import type { StorageConfig } from '../../../server/config/outside-services.ts'
import { EMULATED, type Examined, faultsOr, type Finding, unset } from '../doctor-check.ts'
import { connectionFailure } from '../connection-failure.ts'

const ANSWER_MS = 3000

/** Finds whether photos can be sent as browsers send them, read, deleted, and shown. */
export async function examineStorage({ config, clock }: Examined): Promise<Finding[]> {
  const { storage } = config
  const client = createPhotoStorage(config)
  if (!storage || !client) return [unset('S3_BUCKET is not set, so nobody can upload a photo')]
  if (storage.emulated) return [EMULATED]
  const { fault, skewMs, letsBrowsersSend } = await tryStorage(config, clock())
  const faults = [
    ...(fault ? [sentence(fault)] : []),
    ...(skewMs === 0 || fault?.kind === 'clock differs' ? [] : [CLOCK]),
    ...(letsBrowsersSend || fault ? [] : [CORS]),
    ...(fault ? [] : await pictureFaults(client, storage)),
  ].map((text) => (text === CLOCK && skewMs !== 0 ? clockFault(skewMs) : text))
  return faultsOr(faults, `the bucket ${storage.bucket} takes, gives and deletes files, and shows pictures`)
}

const CLOCK = 'the clock of this machine differs from the storage’s; set it by NTP.'
const CORS =
  'S3_BUCKET: the bucket lets no page of PUBLIC_URL send to it; allow POST from there in its CORS rules.'

function clockFault(skewMs: number): string {
  const minutes = Math.round(Math.abs(skewMs) / 60_000)
  return `the clock of this machine is ${minutes} minutes ${skewMs > 0 ? 'ahead of' : 'behind'} the storage’s, which refuses what it takes for old or early; set it by NTP.`
}

const SENTENCES: Readonly<Record<StorageFaultKind, (fault: StorageFault) => string>> = {
  unreachable: ({ code }) =>
    `S3_ENDPOINT: the storage cannot be reached: ${connectionFailure(Object.assign(new Error(), { code }))}.`,
  'wrong region': ({ region }) =>
    `S3_REGION: the bucket is in another region${region === undefined ? '' : `, ${region}`}.`,
  'wrong key id': () => 'S3_ACCESS_KEY_ID: the storage knows no such key.',
  'wrong secret': () => 'S3_SECRET_ACCESS_KEY: it does not belong to S3_ACCESS_KEY_ID.',
  'clock differs': () => CLOCK,
  'no such bucket': () => 'S3_BUCKET: there is no bucket of this name at the storage.',
  'no permission': ({ step }) =>
    `S3_BUCKET: the bucket does not ${step} for this key; give the key the right to it.`,
  'rights of files are off': () =>
    'S3_BUCKET: the bucket takes no rights of files (acl); set its object ownership to “Bucket owner preferred”.',
  refused: ({ step, code }) => `S3_BUCKET: the bucket does not ${step} (${code}).`,
}

const sentence = (fault: StorageFault): string => SENTENCES[fault.kind](fault)

/** Finds whether everybody can see a picture at its public address, and nobody an upload. */
async function pictureFaults(client: PhotoStorage, { picturesUrl }: StorageConfig): Promise<string[]> {
  const id = randomUUID()
  const [picture, upload] = [`${PICTURES}trial-${id}.webp`, `u/trial-${id}`]
  try {
    for (const key of [picture, upload]) await client.writePicture(key, Buffer.from('a trial'))
    const [shown, hidden] = await Promise.all(
      [picture, upload].map((key) => statusOf(`${picturesUrl}/${key}`)),
    )
    return [
      ...(shown === 200
        ? []
        : [
            `S3_PUBLIC_URL: a picture is not shown there: ${typeof shown === 'number' ? `the answer is ${shown}; let everybody read what lies below ${PICTURES}` : shown}.`,
          ]),
      ...(hidden === 200
        ? ['S3_PUBLIC_URL: it shows uploads, too; let everybody read nothing but what lies below p/.']
        : []),
    ]
  } catch (error) {
    return [sentence(faultByError('take a picture', error))]
  } finally {
    await Promise.all([picture, upload].map((key) => client.remove(key).catch(() => undefined)))
  }
}

/** Returns the status of an answer, or in words why there was none. */
async function statusOf(url: string): Promise<number | string> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) })
    await answer.body?.cancel()
    return answer.status
  } catch (error) {
    return connectionFailure(error)
  }
}
