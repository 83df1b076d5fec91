import { expect, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { MailSummary } from './mailbox/mailbox-routes.ts'
import type { Mail, QueuedMail } from '../../server/mail/mail.ts'

const mail = { smtpUrl: undefined, from: { name: 'Section', address: 'hello@demo.school' }, delayMs: 0 }

export interface MailingServer {
  server: TestServer
  /** Queues a mail in a transaction of its own. */
  queue: (message: Mail, dedupeKey: string, more?: Partial<QueuedMail>) => Promise<number>
  /** Returns the delivered mails to an address, newest first. */
  mailbox: (to: string) => Promise<MailSummary[]>
  /** Waits until that many mails to an address are delivered. */
  arrived: (to: string, count?: number) => Promise<MailSummary[]>
}

/** Starts a server that delivers its mails over SMTP into the mailbox of the demo. */
export async function startMailingServer(): Promise<MailingServer> {
  const server = await startTestServer({ config: { mail, works: true } })
  const mailbox = async (to: string) =>
    (await (
      await fetch(`${server.url}/dev/mailbox.json?to=${encodeURIComponent(to)}`)
    ).json()) as MailSummary[]
  return {
    server,
    mailbox,
    queue: (message, dedupeKey, more = {}) =>
      server.services.cacheInvalidation.transaction((tx) =>
        server.services.outbox.queue(tx, { mail: message, dedupeKey, ...more }),
      ),
    arrived: (to, count = 1) =>
      vi.waitFor(async () => {
        const mails = await mailbox(to)
        expect(mails).toHaveLength(count)
        return mails
      }, 10_000),
  }
}
