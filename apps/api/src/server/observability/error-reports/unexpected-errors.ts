import { isServiceUnavailable } from '../../http/service-unavailable.ts'
import { unexpectedErrors } from '../channels.ts'
import { currentWork } from '../current-work.ts'

/** The level of pino from which a line is an error. */
const ERROR = 50

/**
 * Announces the unexpected error of a log line, by the arguments of its call: that of an error line, and any in a job, which is
 * tried again. That a service is away is expected.
 */
export function announceUnexpected([fields, words]: readonly unknown[], level: number): void {
  const err: unknown =
    fields instanceof Error || typeof fields !== 'object' || fields === null || !('err' in fields)
      ? fields
      : fields.err
  if (!(err instanceof Error) || isServiceUnavailable(err)) return
  const work = { ...currentWork(), ...requestIdIn(fields) }
  if (level < ERROR && work.queue === undefined) return
  unexpectedErrors.announce({ err, words: typeof words === 'string' ? words : 'An error was logged', work })
}

/** Lines that are written outside of the work of their request name it themselves. */
const requestIdIn = (fields: unknown) =>
  typeof fields === 'object' &&
  fields !== null &&
  'requestId' in fields &&
  typeof fields.requestId === 'string'
    ? { requestId: fields.requestId }
    : {}
