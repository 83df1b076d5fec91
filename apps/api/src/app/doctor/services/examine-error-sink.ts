import { type Examined, type Finding, good, unset, wrong } from '../doctor-check.ts'
import { connectionFailure } from '../connection-failure.ts'

const ANSWER_MS = 5000

/** Finds whether the sink of errors takes an envelope without a report by the key of its DSN. */
export async function examineErrorSink({ config: { errorReporting } }: Examined): Promise<Finding[]> {
  if (!errorReporting) return [unset('SENTRY_DSN is not set, so errors are reported nowhere')]
  const dsn = new URL(errorReporting.dsn)
  const [, folder = '', project = ''] = /^(.*)\/(\d+)$/.exec(dsn.pathname) ?? []
  try {
    const address = new URL(`${folder}/api/${project}/envelope/`, dsn.origin)
    address.searchParams.set('sentry_key', dsn.username)
    address.searchParams.set('sentry_version', '7')
    const signal = AbortSignal.timeout(ANSWER_MS)
    const answer = await fetch(address, { method: 'POST', body: '{}\n', redirect: 'manual', signal })
    await answer.body?.cancel()
    if (answer.status === 401 || answer.status === 403)
      return [wrong('SENTRY_DSN: the service knows no such key of this project.')]
    // An envelope may be refused because nothing is in it, and a full quota is no matter of the address.
    return answer.ok || answer.status === 400 || answer.status === 429
      ? [good(`${dsn.host} takes reports of the project ${project}`)]
      : [wrong(`SENTRY_DSN: what answers there takes no reports (${answer.status}).`)]
  } catch (error) {
    return [wrong(`SENTRY_DSN: the service cannot be reached: ${connectionFailure(error)}.`)]
  }
}
