import type { FastifyReply } from 'fastify'
import { htmlPage, sourceHash } from '../../../html.ts'
import { sendHtml } from '../../../submitted-forms.ts'
import { type Markup, markup } from './markup.ts'
import { STYLE } from './page-style.ts'

export interface HostedPage {
  title: string
  /** The way back to the school, or between pages. */
  back?: { href: string; label: string } | null
  content: Markup
  /** Addresses of other sites to which the page's forms lead in the end. */
  leadsTo?: readonly (string | null)[]
}

/**
 * Sends a page, which loads only its own style and the icon of the site and posts to its own site. A form that is shown again
 * with what is wrong in it has the status 200, because browsers report every other one as an error of the page.
 */
export function sendHostedPage(reply: FastifyReply, status: number, page: HostedPage): FastifyReply {
  const { title, back, content, leadsTo = [] } = page
  const targets = ["'self'", ...leadsTo.flatMap((url) => (url ? [new URL(url).origin] : []))]
  reply.headers({
    'cache-control': 'no-store',
    // The addresses of the pages open what they show.
    'referrer-policy': 'no-referrer',
    'content-security-policy': `default-src 'none'; img-src 'self'; style-src ${sourceHash(STYLE)}; base-uri 'none'; form-action ${targets.join(' ')}; frame-ancestors 'none'`,
  })
  const body = markup`<div class="top">
      ${back && markup`<a href="${back.href}">${back.label}</a>`}<span class="test">Test mode</span>
    </div>
    ${content}
    <footer>These pages play Stripe’s for the demo. No card is charged and no money moves.</footer>`
  return sendHtml(reply, status, htmlPage(title, STYLE, body.text))
}

/** Sends a page that says only why there is nothing to do. */
export const sendNotice = (
  reply: FastifyReply,
  status: number,
  { title, text, back }: { title: string; text: string; back?: HostedPage['back'] },
): FastifyReply =>
  sendHostedPage(reply, status, {
    title,
    ...(back && { back }),
    content: markup`<div class="narrow card stack">
      <h1>${title}</h1>
      <p class="soft">${text}</p>
      ${back && markup`<p><a class="button" href="${back.href}">${back.label}</a></p>`}
    </div>`,
  })
