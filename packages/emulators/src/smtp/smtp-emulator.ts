import { once } from 'node:events'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** A message as it came in, with the addresses that it was handed over for. */
export interface ReceivedMessage {
  recipients: string[]
  /** The whole message, RFC 5322. */
  source: string
}

export interface SmtpEmulator {
  /** Where it takes mail, e.g. `smtp://127.0.0.1:40001`. */
  url: string
  close(): Promise<void>
}

export interface SmtpEmulatorOptions {
  /** Addresses for which mail is refused for good (550), as servers do for those that do not exist. */
  refuses?: (address: string) => boolean
}

const MOST_BYTES = 5_000_000

/**
 * An SMTP server on a free port of this machine alone, which hands every message to `onMessage` and says that it has
 * taken it once that is done. Errors of `onMessage` are temporary refusals (451), so that the sender tries again.
 */
export async function startSmtpEmulator(
  onMessage: (message: ReceivedMessage) => Promise<void>,
  { refuses = () => false }: SmtpEmulatorOptions = {},
): Promise<SmtpEmulator> {
  const handOver = callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    try {
      const source = await take(stream)
      await onMessage({ recipients: session.envelope.rcptTo.map(({ address }) => address), source })
    } catch (error) {
      throw refusal(error)
    }
  })
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MOST_BYTES,
    logger: false,
    onRcptTo({ address }, _session, done) {
      done(refuses(address) ? answer(550, 'There is no such mailbox.') : undefined)
    },
    onData: (stream, session, done) => handOver(stream, session, done),
  })
  // A connection that breaks off is the sender's to notice.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

class TooLarge extends Error {}

async function take(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer)
  if (stream.sizeExceeded) throw new TooLarge('The message is too large.')
  return Buffer.concat(chunks).toString('utf8')
}

function refusal(error: unknown): Error {
  if (error instanceof TooLarge) return answer(552, error.message)
  return answer(451, 'The message could not be taken.')
}

/** An answer of the server, as its library takes it. */
function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
