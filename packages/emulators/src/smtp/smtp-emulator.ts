import { once } from 'node:events'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

export interface ReceivedMessage {
  recipients: string[]
  /** The message in RFC 5322 format. */
  source: string
}

export interface SmtpEmulator {
  /** For example `smtp://127.0.0.1:40001`. */
  url: string
  close(): Promise<void>
}

interface SmtpOptions {
  isRefused?: (address: string) => boolean
  login?: { user: string; password: string }
  isSecure?: boolean
}

const MAX_BYTES = 5_000_000

/**
 * Starts an SMTP server on a free local port. It accepts a message after `onMessage` has resolved; errors of `onMessage`
 * are temporary refusals (451), so that the sender tries again. Mail for addresses that `isRefused` is refused for good
 * (550), as if they did not exist. With a `login` it lets in who has it, over a connection without TLS, too; with `isSecure` it speaks
 * TLS alone, by a certificate that nobody trusts.
 */
export async function startSmtpEmulator(
  onMessage: (message: ReceivedMessage) => Promise<void>,
  { isRefused = () => false, login, isSecure = false }: SmtpOptions = {},
): Promise<SmtpEmulator> {
  const receive = callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const source = await readMessage(stream)
    const recipients = session.envelope.rcptTo.map(({ address }) => address)
    await onMessage({ recipients, source }).catch(() => {
      throw replyError(451, 'The message could not be taken.')
    })
  })
  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    secure: isSecure,
    allowInsecureAuth: true,
    authOptional: true,
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.password) done(null, { user: username })
      else done(replyError(535, `The login ${username} with ${password} is refused.`))
    },
    size: MAX_BYTES,
    logger: false,
    onRcptTo({ address }, _session, done) {
      done(isRefused(address) ? replyError(550, 'There is no such mailbox.') : undefined)
    },
    onData: (stream, session, done) => receive(stream, session, done),
  })
  // Broken connections are handled by the sender.
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

async function readMessage(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer)
  if (stream.sizeExceeded) throw replyError(552, 'The message is too large.')
  return Buffer.concat(chunks).toString('utf8')
}

/** Creates the error that the library sends as a reply. */
function replyError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
