import type { FastifyReply } from 'fastify'
import { type Html, html } from '../../../server/http/pages/html.ts'
import { sendPlainPage } from '../../../server/http/pages/plain-page.ts'
import { limitError } from '../../../server/limits/limit-error.ts'
import { OPTIONAL_MAILS, type OptionalMail } from '../../../server/mail/optional-mails.ts'

/** The field and value by which mail programs end a kind of mails (RFC 8058); the form of the page sends the same. */
export const ONE_CLICK = ['List-Unsubscribe', 'One-Click'] as const
/** The field and value by which the page takes that back. */
export const RESUME = ['action', 'resume'] as const

const button = ([name, value]: readonly [string, string], text: string) =>
  html`<form method="post">
    <button name="${name}" value="${value}">${text}</button>
  </form>`

/** Sends the page of a kind of mails, which asks or says that they have ended. It works without a script. */
export function sendUnsubscribePage(
  reply: FastifyReply,
  { brandName, kind, ended }: { brandName: string; kind: OptionalMail; ended: boolean },
): FastifyReply {
  const mails = OPTIONAL_MAILS[kind]
  const still = html`<p class="note">
    Mails about your account, its security and your payments always come. <a href="/">To the member center</a>
  </p>`
  const asks = html`<p>You get ${mails} from ${brandName}. Shall they end?</p>
    ${button(ONE_CLICK, 'Unsubscribe')} ${still}`
  const says = html`<p>You get no ${mails} from ${brandName} any more.</p>
    ${button(RESUME, 'Get them again')} ${still}`
  return send(reply, brandName, ended ? 'You are unsubscribed' : 'Unsubscribe', ended ? says : asks)
}

/** Sends the page for a link that is not one of ours, or that was cut off. */
export function sendUnknownLink(
  reply: FastifyReply,
  { brandName, supportEmail }: { brandName: string; supportEmail: string },
): FastifyReply {
  const content = html`<p>
    A part of it may be missing. Use the link of the mail once more, or write to
    <a href="mailto:${supportEmail}">${supportEmail}</a>.
  </p>`
  return send(reply.code(404), brandName, 'This link does not work', content)
}

/** Sends the page for a link that is opened too often. */
export function sendTooManyRequests(
  reply: FastifyReply,
  brandName: string,
  retryAfterSeconds: number,
): FastifyReply {
  const content = html`<p>${limitError(retryAfterSeconds).message}</p>`
  return send(
    reply.code(429).header('retry-after', String(retryAfterSeconds)),
    brandName,
    'Too many requests',
    content,
  )
}

function send(reply: FastifyReply, brandName: string, title: string, content: Html): FastifyReply {
  // The address would let whoever sees it end the mails of somebody else.
  return sendPlainPage(reply.header('referrer-policy', 'no-referrer'), {
    brandName,
    title,
    content,
    hasForm: true,
  })
}
