import { createTransport, type SendMailOptions } from 'nodemailer'
import { JobFailure } from '../../../server/jobs/job.ts'

/** Time limit of one attempt, which is shorter than that of its job. */
const ATTEMPT_TIMEOUT_MS = 30_000
/** Number of connections to the mail server, and of mails that are sent at once. */
export const CONNECTIONS = 4
/** Response codes for an address that never accepts mail (RFC 5321, RFC 3463). */
const PERMANENT_REFUSALS = new Set([550, 551, 553])

/** A connection pool to an SMTP server. */
export interface MailTransport {
  /** Sends a message. Errors: `JobFailure` with the server's response code. */
  send(message: SendMailOptions): Promise<void>
  /** Connects and logs in without sending anything. Errors: those of the library, whose words may repeat an address. */
  verify(): Promise<void>
  close(): void
}

/** Opens a transport to the server of an `smtp://` or `smtps://` address, e.g. `smtps://user:secret@mail.example:465`. */
export function openMailTransport(url: string, { requiresTls = false } = {}): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    // By default a server without TLS is taken as it is.
    requireTLS: requiresTls,
    maxConnections: CONNECTIONS,
    // The job queue retries.
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
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) })
      } catch (error) {
        throw jobFailure(error)
      }
    },
    async verify() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

const composer = createTransport({ streamTransport: true, buffer: true })

/** Composes a message as for sending, without sending it. */
export async function composeOnly(message: SendMailOptions): Promise<void> {
  await composer.sendMail({ ...message, disableFileAccess: true, disableUrlAccess: true })
}

/** Returns the failure without the server's own text, which often repeats the address. */
function jobFailure(error: unknown): JobFailure {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const refused = code === 'EENVELOPE' && responseCode !== undefined && PERMANENT_REFUSALS.has(responseCode)
  return new JobFailure(['SMTP', code, responseCode].filter(Boolean).join(' '), refused)
}
