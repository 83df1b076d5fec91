import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { closedPolicy, inlineSource } from '../../../server/http/headers/content-security-policy.ts'
import { attachment } from '../../../server/http/attachment.ts'
import { notFound } from '../../../server/http/refusals.ts'
import type { Services } from '../../../server/services.ts'
import { MailboxView } from './mailbox-address.ts'
import { mailDocument, MAIL_POLICY } from './mail-document.ts'
import { mailboxPage } from './mailbox-page.ts'
import { MAILBOX_SCRIPT } from './mailbox-script.ts'
import { listMails, type MailboxMail, readMail } from './mailbox-store.ts'
import { mailboxStyle } from './mailbox-style.ts'

const MAX_LISTED = 100

interface MailRoute {
  Params: { mailId: string }
  Querystring: Record<string, unknown>
}

/**
 * Mounts the mailbox of the demo: `/dev/mailbox`, the page; `/dev/mailbox.json?to=`, every mail to an address that
 * contains `to`, newest first; and each mail's own document and files. docs/product/mail.md#the-mailbox-of-the-demo
 */
export async function mountMailbox(
  app: FastifyInstance,
  { config, clock, database: { db } }: Pick<Services, 'clock' | 'config' | 'database'>,
): Promise<void> {
  const style = mailboxStyle(await builtFonts(config.webFolder))
  // The page runs its own script and style, fetches its own address again, and shows mails in frames.
  const own = ["'self'"]
  const policy = closedPolicy({
    'script-src': [inlineSource(MAILBOX_SCRIPT)],
    'style-src': [inlineSource(style)],
    'font-src': own,
    'img-src': own,
    'connect-src': own,
    'frame-src': own,
    'form-action': own,
  })

  app.get<MailRoute>('/dev/mailbox', async ({ query }, reply) => {
    const view = MailboxView.parse(query)
    const mails = await listMails(db, view.to, MAX_LISTED)
    const shown = view.mail ?? mails[0]?.mailId
    const open = shown === undefined ? undefined : await readMail(db, shown)
    const page = mailboxPage({
      brandName: config.brand.name,
      sentElsewhere: config.mail.smtpUrl !== undefined,
      view,
      mails,
      open,
      now: clock(),
      style,
      script: MAILBOX_SCRIPT,
    })
    return sendHtml(reply, policy, page)
  })

  app.get<MailRoute>('/dev/mailbox.json', async ({ query }, reply) => {
    const mails = await listMails(db, MailboxView.parse(query).to, MAX_LISTED)
    const open = await Promise.all(mails.map(({ mailId }) => readMail(db, mailId)))
    return reply.send(open.flatMap((mail) => (mail ? mailSummary(mail) : [])))
  })

  app.get<MailRoute>('/dev/mailbox/:mailId(^[0-9a-f-]{36}$)/mail.html', async ({ params, query }, reply) => {
    const mail = await readMail(db, params.mailId)
    if (!mail) return notFound(reply)
    reply.header('x-frame-options', 'SAMEORIGIN')
    // Browsers warn about this header in a sandboxed document, whose origin cannot have its own process.
    reply.raw.removeHeader('origin-agent-cluster')
    return sendHtml(reply, MAIL_POLICY, mailDocument(mail, MailboxView.parse(query).scheme))
  })

  app.get<{ Params: { mailId: string; index: string } }>(
    '/dev/mailbox/:mailId(^[0-9a-f-]{36}$)/files/:index(^\\d{1,2}$)',
    async ({ params }, reply) => {
      const mail = await readMail(db, params.mailId)
      const file = mail?.message.attachments[Number(params.index)]
      if (!file) return notFound(reply)
      return reply
        .header('content-disposition', attachment(file.filename))
        .type(file.mimeType.startsWith('text/') ? `${file.mimeType}; charset=utf-8` : file.mimeType)
        .send(Buffer.from(file.content))
    },
  )
}

/** Returns the fonts of the built web app; empty if it is not built. */
async function builtFonts(webFolder: string): Promise<{ family: string; path: string }[]> {
  const files = await readdir(join(webFolder, 'assets')).catch(() => [])
  const find = (family: string, name: RegExp) =>
    files.filter((file) => name.test(file)).map((file) => ({ family, path: `/assets/${file}` }))
  return [
    ...find('Inter Variable', /^inter-latin-wght-normal-[\w-]+\.woff2$/),
    ...find('Fraunces Variable', /^fraunces-latin-wght-normal-[\w-]+\.woff2$/),
  ]
}

function sendHtml(reply: FastifyReply, policy: string, text: string): FastifyReply {
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(text)
}

/** A mail in `/dev/mailbox.json`, as tests and journeys read it. */
export type MailSummary = ReturnType<typeof mailSummary>

function mailSummary({ mailId, recipient, subject, createdAt, message }: MailboxMail) {
  const { text, html, attachments } = message
  return {
    mailId,
    to: recipient,
    subject,
    text,
    html,
    // Each link once, in the order of the text.
    links: [...new Set([...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link))],
    attachments: attachments.flatMap(({ filename, mimeType, contentId }, index) =>
      contentId === null ? { filename, mimeType, path: `/dev/mailbox/${mailId}/files/${index}` } : [],
    ),
    createdAt: createdAt.toISOString(),
  }
}
