import {
  BrowserClient,
  defaultStackParser,
  type ErrorEvent,
  makeFetchTransport,
  Scope,
} from '@sentry/browser'
import { scrub, scrubText } from '@section/domain/tracking/scrub.ts'
import { readCookie } from '../sign-in/sign-in-cookies.ts'

/** Sends errors to Sentry without secrets: no address, no cookies, no breadcrumbs. See SECURITY.md#secrets-in-logs. */
export function startReporter(dsn: string): (error: unknown) => void {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend: scrubbed,
    beforeBreadcrumb: () => null,
  })
  const scope = new Scope()
  scope.setClient(client)
  client.init()
  return (error) => {
    const userId = readCookie('user_id')
    if (userId) scope.setUser({ id: userId })
    scope.setTag('path', scrubText(location.pathname))
    scope.captureException(error)
  }
}

function scrubbed({ exception, message, tags, user, ...event }: ErrorEvent): ErrorEvent {
  return { ...event, ...(scrub({ exception, message, tags, user }) as Partial<ErrorEvent>) }
}
