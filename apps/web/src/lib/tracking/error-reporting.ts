import { afterFirstPaint } from './after-first-paint.ts'
import { config } from '../config.ts'

const MAX_WAITING = 20

const { errorReporting } = config

const report =
  errorReporting &&
  afterFirstPaint<unknown>(
    async () => (await import('./sentry-reporter.ts')).startReporter(errorReporting.dsn),
    MAX_WAITING,
  )

/**
 * Reports an unexpected error. The reporter is loaded with the first error, after the first paint; never on localhost
 * or without configuration. Never throws. See docs/product/tracking.md#error-reports.
 */
export function reportError(error: unknown): void {
  if (location.hostname !== 'localhost') report?.(error)
}

/** Reports uncaught errors. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
