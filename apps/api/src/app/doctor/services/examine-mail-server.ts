import { openMailTransport } from '../../../features/mail/delivery/smtp-transport.ts'
import { EMULATED, type Examined, type Finding, good, unset, wrong } from '../doctor-check.ts'
import { connectionFailure } from '../connection-failure.ts'

/** Finds whether the mail server lets this school in, and whether anybody on the way could read along. */
export async function examineMailServer({ config }: Examined): Promise<Finding[]> {
  const { smtpUrl } = config.mail
  if (smtpUrl === undefined)
    return [config.demo ? EMULATED : unset('SMTP_URL is not set, so this process sends no mail')]
  const url = new URL(smtpUrl)
  const failure = await failureOf(smtpUrl, false)
  if (failure !== null) return [wrong(`SMTP_URL: ${sentence(failure)}`)]
  const login = url.username === '' ? 'without a login' : 'and takes the login'
  if (url.protocol === 'smtps:' || (await failureOf(smtpUrl, true)) === null)
    return [good(`${url.host} speaks TLS ${login}`)]
  return url.username === ''
    ? [good(`${url.host} takes mail without TLS and without a login`)]
    : [
        wrong(
          `SMTP_URL: ${url.host} offers no TLS, so that anybody on the way reads the password; use smtps://, or a server with STARTTLS.`,
        ),
      ]
}

/** Tries to log in and returns what went wrong; null if nothing did. */
async function failureOf(smtpUrl: string, requiresTls: boolean): Promise<unknown> {
  const transport = openMailTransport(smtpUrl, { requiresTls })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return error ?? new Error('unknown')
  } finally {
    transport.close()
  }
}

function sentence(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'the mail server refuses the user or the password.'
  if (code === 'EPROTOCOL') return 'what listens there does not speak SMTP.'
  return `the mail server cannot be used: ${connectionFailure(error)}.`
}
