import { createTransport, type SendMailOptions } from 'nodemailer'
import { DeliveryError } from './outbox-worker.ts'

/** Longest that one try may take, well within the time for which a message is taken. */
const TRY_MS = 30_000
const CONNECTIONS = 4
/** Answers with which a server says that this address will never take mail (RFC 5321, RFC 3463). */
const NEVER = new Set([550, 551, 553])

/** The way out: any SMTP server. */
export interface MailTransport {
  /** Hands a message over. Errors: `DeliveryError` with what the server said, as numbers. */
  send(message: SendMailOptions): Promise<void>
  close(): void
}

/** Opens the way to the server of an `smtp://` or `smtps://` address, e.g. `smtps://user:secret@mail.example:465`. */
export function openMailTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // Trying again is the outbox's, which knows how often.
    maxRequeues: 0,
    idleTimeout: 10_000,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      try {
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(TRY_MS) })
      } catch (error) {
        throw deliveryError(error)
      }
    },
    close: () => transport.close(),
  }
}

const nowhere = createTransport({ streamTransport: true, buffer: true })

/** Makes the whole message that would be handed over, and sends nothing to anybody. */
export async function composeOnly(message: SendMailOptions): Promise<void> {
  await nowhere.sendMail({ ...message, disableFileAccess: true, disableUrlAccess: true })
}

/** Without the server's own words, which often repeat the address. */
function deliveryError(error: unknown): DeliveryError {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const refused = code === 'EENVELOPE' && responseCode !== undefined && NEVER.has(responseCode)
  return new DeliveryError(['SMTP', code, responseCode].filter(Boolean).join(' '), refused)
}
