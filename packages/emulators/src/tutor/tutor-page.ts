import { escapeHtml, htmlPage, sourceHash } from '../html.ts'

const STYLE = `
  :root { color-scheme: light dark; --ink: #14213d; --soft: #4a5672; --paper: #e9eef8; --card: #fff; --accent: #1d4ed8; }
  @media (prefers-color-scheme: dark) { :root { --ink: #eef2fb; --soft: #a8b3cc; --paper: #0b1120; --card: #172036; --accent: #93b4ff; } }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.0625rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
  main { max-width: 34rem; margin: 24px 16px; padding: 32px; background: var(--card); border-radius: 24px; }
  strong { color: var(--accent); letter-spacing: .04em; }
  h1 { margin: 8px 0; font-size: 2rem; line-height: 1.2; overflow-wrap: anywhere; }
  p { margin: 0 0 12px; color: var(--soft); overflow-wrap: anywhere; }
  a { display: inline-block; padding: 10px 0; color: var(--accent); }
  [hidden] { display: none; }
  footer { margin-top: 24px; font-size: .875rem; color: var(--soft); }
`

/**
 * Takes the token out of the address before anything else, so that it stays in no history, and sends it to the tutor's own
 * server, which redeems it at the school.
 */
const SCRIPT = `
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  history.replaceState(null, '', location.pathname)
  const body = JSON.stringify({ token })
  const greet = async () => {
    if (!token) return show('refused')
    const answer = await fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    if (!answer.ok) return show(answer.status === 400 ? 'refused' : 'unreachable')
    const { name, email, customer } = await answer.json()
    document.getElementById('name').textContent = name
    document.getElementById('account').textContent = customer ? email + ', ' + customer.name : email
    show('greeting')
  }
  const show = (id) => {
    for (const part of document.querySelectorAll('section')) part.hidden = part.id !== id
  }
  greet().catch(() => show('unreachable'))
`

/** The policy of the page, which runs its own script and sends the token to its own server. */
export const TUTOR_POLICY = `default-src 'none'; script-src ${sourceHash(SCRIPT)}; style-src ${sourceHash(STYLE)}; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Renders the page of the tutor; `againPath` is the school's page that makes another link. */
export function tutorPage(againPath: string): string {
  const again = `<a href="${escapeHtml(againPath)}">Open ProfAI again</a>`
  return htmlPage(
    'ProfAI',
    STYLE,
    `<strong>ProfAI</strong>
    <div role="status">
      <section id="opening"><h1>One moment</h1><p>ProfAI asks your school who you are.</p></section>
      <section id="greeting" hidden><h1>Hello, <span id="name"></span></h1><p>You are signed in as <span id="account"></span>.</p></section>
      <section id="refused" hidden><h1>This link was used or has expired</h1><p>A link to ProfAI works once, within a minute.</p>${again}</section>
      <section id="unreachable" hidden><h1>Your school did not answer</h1><p>ProfAI could not learn who you are.</p>${again}</section>
    </div>
    <noscript><p>ProfAI needs JavaScript.</p></noscript>
    <footer>This page is part of the demo: it plays the AI tutor, which is another product, and teaches nothing.</footer>
    <script>${SCRIPT}</script>`,
  )
}
