import { Html, html } from '../../../server/http/pages/html.ts'
import { mailboxAddress, type MailboxView } from './mailbox-address.ts'
import type { MailboxMail } from './mailbox-store.ts'

const TABS = { mail: 'Mail', text: 'Plain text', headers: 'Headers' } as const
const SCHEMES = { system: 'System', light: 'Light', dark: 'Dark' } as const

/** Returns the HTML of one mail: its sender and recipient, its files, and its contents in the chosen form. */
export function mailReader(mail: MailboxMail, view: MailboxView): Html {
  const { message } = mail
  const here = { ...view, mail: mail.mailId }
  return html`<div class="head">
      <a class="back" href="${mailboxAddress({ ...view, mail: undefined, tab: 'mail' })}">← All mails</a>
      <h2>${mail.subject}</h2>
      <dl class="facts">
        <div>
          <dt>From</dt>
          <dd>${message.from}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>${message.to || mail.recipient}</dd>
        </div>
        <div>
          <dt>Sent</dt>
          <dd><time datetime="${mail.createdAt.toISOString()}">${mail.createdAt.toUTCString()}</time></dd>
        </div>
      </dl>
      ${files(mail)}
    </div>
    <nav class="tabs" aria-label="Forms of this mail">
      ${Object.entries(TABS).map(
        ([tab, name]) =>
          html`<a
            href="${mailboxAddress({ ...here, tab: tab as MailboxView['tab'] })}"
            ${current(tab === view.tab)}
            >${name}</a
          >`,
      )}${view.tab === 'mail' ? schemes(here) : null}
    </nav>
    ${body(mail, view)}`
}

function files({ mailId, message }: MailboxMail): Html | null {
  const attached = message.attachments.flatMap(({ contentId, filename }, index) =>
    contentId === null ? { filename, index } : [],
  )
  if (attached.length === 0) return null
  return html`<ul class="files">
    ${attached.map(
      ({ filename, index }) =>
        html`<li><a href="/dev/mailbox/${mailId}/files/${index}" download>${CLIP}${filename}</a></li>`,
    )}
  </ul>`
}

function schemes(view: MailboxView): Html {
  return html`<span class="schemes" role="group" aria-label="Color scheme of the mail"
    >${Object.entries(SCHEMES).map(([name, text]) => {
      const scheme = name === 'system' ? undefined : (name as 'light' | 'dark')
      return html`<a href="${mailboxAddress({ ...view, scheme })}" ${current(scheme === view.scheme)}
        >${text}</a
      >`
    })}</span
  >`
}

function body({ mailId, subject, message }: MailboxMail, { tab, scheme }: MailboxView): Html {
  if (tab === 'text')
    return html`<div class="body" role="region" aria-label="Plain text" tabindex="0">
      <pre class="paper">${message.text}</pre>
    </div>`
  if (tab === 'headers') {
    return html`<div class="body" role="region" aria-label="Headers" tabindex="0">
      <dl class="paper headers">
        ${message.headers.map(
          ({ name, value }) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
    </div>`
  }
  const source = `/dev/mailbox/${mailId}/mail.html${scheme ? `?scheme=${scheme}` : ''}`
  // The sandbox allows no scripts and gives the mail its own origin; links open in new windows.
  return html`<div class="body framed">
    <iframe
      title="${subject}"
      src="${source}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerpolicy="no-referrer"
    ></iframe>
  </div>`
}

const current = (yes: boolean) => (yes ? new Html(' aria-current="true"') : null)

const CLIP = new Html(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M15 7l-6.5 6.5a1.5 1.5 0 0 0 3 3L18 10a3 3 0 0 0-6-6l-6.5 6.5a4.5 4.5 0 0 0 9 9L21 13"/></svg>',
)
