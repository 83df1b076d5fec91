import { brandMonogram } from '@section/art/brand-mark.ts'
import { emptyState } from '@section/art/empty-state.ts'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { Html, html } from '../../../server/http/pages/html.ts'
import { mailReader } from './mail-reader.ts'
import { mailboxAddress, type MailboxView } from './mailbox-address.ts'
import type { ListedMail, MailboxMail } from './mailbox-store.ts'

interface MailboxPage {
  brandName: string
  /** True if mail goes to a configured SMTP server instead. */
  sentElsewhere: boolean
  view: MailboxView
  mails: ListedMail[]
  /** The mail that is shown; undefined without mails. */
  open: MailboxMail | undefined
  /** Epoch ms. */
  now: number
  style: string
  script: string
}

/** Returns the HTML of the demo's mailbox: the list of mails, and one of them. It works without its script. */
export function mailboxPage(page: MailboxPage): string {
  const { brandName, sentElsewhere, view, mails, open, style, script } = page
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${open ? `${open.subject} - ` : ''}Mailbox - ${brandName}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${new Html(style)}</style>
</head>
<body${view.mail ? new Html(' class="chosen"') : null}>
<header class="top">
<a class="brand" href="/dev/mailbox">${new Html(brandMonogram())}<h1>${brandName} mailbox</h1></a>
<p class="hint">${sentElsewhere ? 'Mail goes to the configured SMTP server, and does not arrive here.' : 'Every mail that this demo sends arrives here, and nowhere else.'}</p>
<form class="search" role="search" action="/dev/mailbox">
<label class="hidden" for="to">Search by address</label>
<input id="to" name="to" type="search" placeholder="Search by address" autocomplete="off" value="${view.to}">
<button>Search</button>
</form>
</header>
<main class="desk" id="desk">${desk(page, mails, open)}</main>
<script>${new Html(script)}</script>
</body>
</html>`.text
}

function desk({ view, now }: MailboxPage, mails: ListedMail[], open: MailboxMail | undefined): Html {
  if (mails.length === 0 && !open) return view.to === '' ? noMail() : nothingFound(view)
  return html`<nav class="list" aria-label="Mails">${mailList(mails, open, view, now)}</nav>
    <section class="reader" aria-label="Mail">${open ? mailReader(open, view) : null}</section>`
}

function mailList(mails: ListedMail[], open: MailboxMail | undefined, view: MailboxView, now: number): Html {
  const count = `${mails.length} ${mails.length === 1 ? 'mail' : 'mails'}`
  return html`<p class="count">
      <span>${view.to === '' ? count : `${count} to “${view.to}”`}</span>${
        view.to === '' ? html`<span>Newest first</span>` : html`<a href="/dev/mailbox">Show all</a>`
      }
    </p>
    <ul>
      ${mails.map((mail) => {
        const current = mail.mailId === open?.mailId ? new Html(' aria-current="true"') : null
        const address = mailboxAddress({ ...view, mail: mail.mailId, tab: 'mail' })
        return html`<li>
          <a class="row" href="${address}" ${current}>
            <p class="line">
              <span>${mail.recipient}</span
              ><time datetime="${mail.createdAt.toISOString()}" title="${mail.createdAt.toUTCString()}"
                >${ago(now - mail.createdAt.getTime())}</time
              >
            </p>
            <p class="subject">${mail.subject}</p></a
          >
        </li>`
      })}
    </ul>`
}

function noMail(): Html {
  return html`<div class="empty">
    ${new Html(emptyState('mailbox'))}
    <h2>No mail yet</h2>
    <p>
      Enroll in a live course or ask for a new password: what the school writes to its members appears here
      within a second.
    </p>
    <a class="plain" href="/">Open the school</a>
  </div>`
}

function nothingFound({ to }: MailboxView): Html {
  return html`<div class="empty">
    ${new Html(emptyState('no-results'))}
    <h2>No mail to this address</h2>
    <p>Nothing was sent to an address with “${to}” in it.</p>
    <a class="plain" href="/dev/mailbox">Show all mails</a>
  </div>`
}

function ago(ms: number): string {
  if (ms < MINUTE_MS) return 'just now'
  if (ms < 60 * MINUTE_MS) return `${Math.floor(ms / MINUTE_MS)} min ago`
  const hours = Math.floor(ms / (60 * MINUTE_MS))
  if (hours < 24) return `${hours} h ago`
  return hours < 48 ? 'yesterday' : `${Math.floor(hours / 24)} days ago`
}
