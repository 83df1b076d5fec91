import { EMULATED, type Examined, type Finding, good, unset, wrong } from '../doctor-check.ts'
import { connectionFailure } from '../connection-failure.ts'

const ANSWER_MS = 5000

/** Finds whether the sink of marketing events takes a batch without events, sent as browsers send it. */
export async function examineSegment({ config: { tracking } }: Examined): Promise<Finding[]> {
  if (!tracking) return [unset('SEGMENT_URL is not set, so no events are sent')]
  const { url, writeKey } = tracking
  if (!url.includes('://')) return [EMULATED]
  try {
    const body = JSON.stringify({ batch: [], writeKey, sentAt: new Date(0).toISOString() })
    const signal = AbortSignal.timeout(ANSWER_MS)
    const answer = await fetch(`${url}/v1/batch`, { method: 'POST', body, redirect: 'manual', signal })
    await answer.body?.cancel()
    if (answer.status === 401 || answer.status === 403)
      return [wrong('SEGMENT_WRITE_KEY: the service refuses it.')]
    // A batch may be refused because nothing is in it.
    return answer.ok || answer.status === 400
      ? [
          good(
            'the service answers; Segment itself takes every SEGMENT_WRITE_KEY, so look there for the first event',
          ),
        ]
      : [
          wrong(
            `SEGMENT_URL: what answers there takes no events (${answer.status}); name the address before /v1/batch.`,
          ),
        ]
  } catch (error) {
    return [wrong(`SEGMENT_URL: the service cannot be reached: ${connectionFailure(error)}.`)]
  }
}
