import type { FastifyReply } from 'fastify'
import { closedPolicy, inlineSource } from '../headers/content-security-policy.ts'
import { Html, html } from './html.ts'

const STYLE = `body{font:1.125rem/1.6 Inter,system-ui,sans-serif;color:#17152b;background:#fbfaf7;margin:0}
main{max-width:40rem;margin:0 auto;padding:14vh 1.5rem 4rem}
h1{font:600 2.25rem/1.2 Fraunces,Georgia,serif;margin:0 0 1rem}
p,dd{color:#5b5870;margin:0 0 1rem}dt{font-weight:600}a{color:#2b3ff2}
button{min-height:44px;padding:.5rem 1.5rem;font:inherit;font-weight:600;color:#fff;background:#2b3ff2;border:0;border-radius:10px;cursor:pointer}
:focus-visible{outline:3px solid #a3acff;outline-offset:2px}
.note{font-size:.875rem;border-top:1px solid #e7e3da;margin-top:2.5rem;padding-top:1rem}
@media (prefers-color-scheme:dark){body{background:#14131c;color:#f1efe9}p,dd{color:#b5b2c6}a{color:#a3acff}.note{border-color:#34313f}}`

const LOADED = { 'style-src': [inlineSource(STYLE)], 'img-src': ["'self'"] }
/** The policy of plain pages, which load nothing but the icon of the site and have one inline style. */
const POLICY = closedPolicy(LOADED)
const POLICY_WITH_FORM = closedPolicy({ ...LOADED, 'form-action': ["'self'"] })

export interface PlainPage {
  brandName: string
  title: string
  content: Html
  /** True for a page whose form is sent to its own site. */
  hasForm?: boolean
}

/** Sends a page without the app and without scripts. */
export function sendPlainPage(
  reply: FastifyReply,
  { brandName, title, content, hasForm = false }: PlainPage,
): FastifyReply {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${brandName} - ${title}</title>
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', hasForm ? POLICY_WITH_FORM : POLICY)
    .send(page.text)
}
