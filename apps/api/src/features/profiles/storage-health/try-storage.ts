import { randomUUID } from 'node:crypto'
import type { Config } from '../../../server/config/config.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import { uploadsUrl } from '../../../server/links/uploads-url.ts'
import { createPhotoStorage, type PhotoStorage } from '../photo/photo-storage.ts'
import { faultByCode, faultByError, safeCode, type StorageFault, type StorageStep } from './storage-fault.ts'

/** The largest difference of the clocks for which permissions to upload, which last five minutes, still serve. */
const MAX_SKEW_MS = 2 * 60_000
const ANSWER_MS = 3500
/** One key for each process, so that servers do not disturb each other and what a killed one leaves behind is one file. */
const TRIAL = randomUUID()
const UPLOAD_KEY = `u/trial/${TRIAL}`
const CONTENT = 'a trial'

/** What a trial of the storage found. */
export interface StorageTrial {
  fault: StorageFault | null
  /** Our clock minus that of the storage in ms; 0 where the storage does not tell its time or the difference does no harm. */
  skewMs: number
  /** Whether browsers on the school's pages may send to the bucket. */
  letsBrowsersSend: boolean
}

/**
 * Sends a small file in the way of a browser, reads and deletes it in that of the server, and returns what failed; `now` is in epoch ms.
 * Nothing stays behind.
 */
export async function tryStorage(config: Config, now: number): Promise<StorageTrial> {
  const storage = createPhotoStorage(config)
  const url = uploadsUrl(config)
  if (!storage || !url) throw new Error('This school takes no uploads.')
  const sent = await send(storage, url, config)
  const skewMs = sent.date === null ? 0 : skewOf(now, sent.date)
  const found = { skewMs, letsBrowsersSend: sent.letsBrowsersSend }
  if (sent.fault) return { ...found, fault: skewMs === 0 ? sent.fault : byClock(sent.fault) }
  const given = await attempt('give a file', async () => {
    const file = await storage.read(UPLOAD_KEY)
    return typeof file !== 'string' && Buffer.from(file).toString() === CONTENT ? null : 'IMAGE_MISSING'
  })
  const deleted = await attempt('delete a file', async () => {
    await storage.remove(UPLOAD_KEY)
    return null
  })
  const fault = given ?? deleted
  return { ...found, fault }
}

interface Sent {
  fault: StorageFault | null
  /** The time of the storage in epoch ms; null where it tells none. */
  date: number | null
  letsBrowsersSend: boolean
}

async function send(storage: PhotoStorage, url: string, config: Config): Promise<Sent> {
  const step = 'take an upload'
  const origin = new URL(publicUrl(config)).origin
  try {
    const form = new FormData()
    const fields = Object.entries(await storage.signUpload(UPLOAD_KEY, 'image/png'))
    for (const [name, value] of fields) form.append(name, value)
    form.append('file', new Blob([CONTENT]), 'trial.png')
    const signal = AbortSignal.timeout(ANSWER_MS)
    const init = { method: 'POST', body: form, headers: { origin }, redirect: 'manual', signal } as const
    const answer = await fetch(url, init)
    const body = (await answer.text()).slice(0, 10_000)
    const date = Date.parse(answer.headers.get('date') ?? '')
    const allowed = answer.headers.get('access-control-allow-origin')
    return {
      fault: answer.ok ? null : faultByCode(step, codeOf(answer, body), body),
      date: Number.isNaN(date) ? null : date,
      letsBrowsersSend: allowed === '*' || allowed === origin,
    }
  } catch (error) {
    return { fault: faultByError(step, error), date: null, letsBrowsersSend: true }
  }
}

/** Runs one step, which returns null or the code of what went wrong. */
async function attempt(step: StorageStep, run: () => Promise<string | null>): Promise<StorageFault | null> {
  try {
    const code = await run()
    return code === null ? null : faultByCode(step, code)
  } catch (error) {
    return faultByError(step, error)
  }
}

function codeOf({ status }: Response, body: string): string {
  const code = /<Code>(\w+)<\/Code>/.exec(body)?.[1]
  return code ?? (status >= 300 && status < 400 ? 'PermanentRedirect' : safeCode(`status_${status}`))
}

function skewOf(now: number, date: number): number {
  const skew = now - date
  return Math.abs(skew) > MAX_SKEW_MS ? skew : 0
}

/** What a storage refuses while the clocks differ may be refused for that alone. */
const byClock = (fault: StorageFault): StorageFault =>
  fault.kind === 'no permission' || fault.kind === 'refused' ? { ...fault, kind: 'clock differs' } : fault
