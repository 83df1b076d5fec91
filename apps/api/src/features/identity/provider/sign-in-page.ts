import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { OutageNotice } from '@section/domain/flags/outage.ts'
import { escapeHtml } from '../../../server/http/pages/html.ts'

const STYLE = `
  body { font: 1.125rem/1.5 system-ui, sans-serif; margin: 0; color: #1b1b1f; background: #f7f6f3; }
  main { max-width: 24rem; margin: 12vh auto; padding: 0 1.25rem; }
  label { display: block; margin-top: 1rem; font-weight: 600; }
  input, button { box-sizing: border-box; width: 100%; min-height: 3rem; padding: 0 .75rem; font: inherit; border-radius: .375rem; }
  input { border: 1px solid #6b6b73; background: #fff; color: inherit; }
  button { margin-top: 1.5rem; border: 0; background: #1b1b1f; color: #fff; font-weight: 600; cursor: pointer; }
  [role=alert] { padding: .75rem; border-left: 4px solid #b3261e; background: #fff; }
`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** The headers of the sign-in pages, which load only the icon of the site and have one inline style. */
export const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
}

/** Sends a sign-in page with its headers. */
export function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(html)
}

/** Sends the page for a browser that has no open interaction. */
export const sendExpiredPage = (reply: FastifyReply, brand: string): FastifyReply =>
  sendPage(reply, 400, refusalPage(brand, 'The sign-in took too long, or was begun in another browser.'))

/** The message for wrong credentials. */
export const INVALID_CREDENTIALS = 'Invalid credentials. Please try again.'

interface SignInPage {
  brand: string
  /** The address of the refused attempt, to be shown again. */
  email?: string
  problem?: string
}

/** Returns the HTML of the login form for users of other applications; it works without scripts. */
export function signInPage({ brand, email = '', problem }: SignInPage): string {
  const alert = problem ? `<p role="alert" id="problem">${escapeHtml(problem)}</p>` : ''
  const described = problem ? ' aria-describedby="problem" aria-invalid="true"' : ''
  return page(
    brand,
    'Log in',
    `<form method="post">
      ${alert}
      <label for="email">Email</label>
      <input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(email)}"${described}>
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required${described}>
      <button type="submit">Log in</button>
    </form>`,
  )
}

/** Returns the HTML page for a request that the provider cannot serve. */
export function refusalPage(brand: string, reason: string): string {
  return page(
    brand,
    'This sign-in cannot go on',
    `<p>${escapeHtml(reason)}</p><p><a href="/">Start again</a></p>`,
  )
}

/** Returns the HTML page that replaces the form while logging in is blocked. */
export const noticePage = (brand: string, { headline, description }: OutageNotice): string =>
  page(brand, headline, `<p>${escapeHtml(description)}</p>`)

function page(brand: string, title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(brand)} - ${escapeHtml(title)}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(title)}</h1>
      ${content}
    </main>
  </body>
</html>`
}
