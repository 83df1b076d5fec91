import { createTransport, type SendMailOptions } from 'nodemailer'
import { JobFailure } from '../../../server/jobs/job.ts'

/** Longest time of one attempt, well within the time after which its job expires. */
const TRY_MS = 30_000
/** Number of connections to the mail server, and so of mails that are sent at a time. */
export const CONNECTIONS = 4
/** Answers with which a server says that this address will never take mail (RFC 5321, RFC 3463). */
const NEVER = new Set([550, 551, 553])

/** The way out: any SMTP server. */
export interface MailTransport {
  /** Hands a message over. Errors: `JobFailure` with what the server said, as numbers. */
  send(message: SendMailOptions): Promise<void>
  close(): void
}

/** Opens the way to the server of an `smtp://` or `smtps://` address, e.g. `smtps://user:secret@mail.example:465`. */
export function openMailTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
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
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(TRY_MS) })
      } catch (error) {
        throw jobFailure(error)
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
function jobFailure(error: unknown): JobFailure {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const refused = code === 'EENVELOPE' && responseCode !== undefined && NEVER.has(responseCode)
  return new JobFailure(['SMTP', code, responseCode].filter(Boolean).join(' '), refused)
}
