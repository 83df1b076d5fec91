import { afterFirstPaint } from './after-first-paint.ts'
import { config } from '../config.ts'

const MOST_WAITING = 20

const waiting: unknown[] = []
let report: ((error: unknown) => void) | undefined

/**
 * Reports an error that nobody expected. The reporter comes with the first one, after the first paint; never on
 * localhost, and not where the school has configured none. Specification 1, section 9. Never fails.
 */
export function reportError(error: unknown): void {
  const { errorReporting } = config
  if (!errorReporting || location.hostname === 'localhost') return
  if (report) return report(error)
  if (waiting.length === MOST_WAITING || waiting.push(error) > 1) return
  afterFirstPaint(async () => {
    const { startReporter } = await import('./sentry-reporter.ts')
    report = startReporter(errorReporting.dsn)
    waiting.splice(0).forEach(report)
  })
}

/** Reports what no part of the app has caught. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
