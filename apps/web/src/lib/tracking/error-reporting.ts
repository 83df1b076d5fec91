import { afterFirstPaint } from './after-first-paint.ts'
import { config } from '../config.ts'

const MAX_WAITING = 20

const waiting: unknown[] = []
let report: ((error: unknown) => void) | undefined

/**
 * Reports an unexpected error. The reporter is loaded with the first error, after the first paint; never on localhost or
 * without configuration. Never throws. Specification 1, section 9.
 */
export function reportError(error: unknown): void {
  const { errorReporting } = config
  if (!errorReporting || location.hostname === 'localhost') return
  if (report) return report(error)
  if (waiting.length === MAX_WAITING || waiting.push(error) > 1) return
  afterFirstPaint(async () => {
    const { startReporter } = await import('./sentry-reporter.ts')
    report = startReporter(errorReporting.dsn)
    waiting.splice(0).forEach(report)
  })
}

/** Reports uncaught errors. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
