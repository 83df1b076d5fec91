import { escapeHtml, htmlPage, sourceHash } from '../html.ts'
import { type EmulatedPerson, type Emulator, type EmulatorBranding, fullName } from './person.ts'

const STYLE = `
  :root { color-scheme: light dark; --ink: #1c1b22; --soft: #5d5b69; --paper: #f4f3f0; --card: #fff; --line: #dedbd3; }
  @media (prefers-color-scheme: dark) { :root { --ink: #f1f0f5; --soft: #a9a7b6; --paper: #131218; --card: #1d1c24; --line: #34323e; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
  main { width: 100%; max-width: 28rem; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
  svg { display: block; }
  h1 { margin: 20px 0 0; font-size: 1.5rem; line-height: 1.25; }
  p { margin: 6px 0 0; color: var(--soft); }
  form { margin-top: 24px; display: grid; gap: 8px; }
  button { width: 100%; min-height: 56px; padding: 10px 14px; display: flex; align-items: center; gap: 12px; text-align: left; font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 12px; cursor: pointer; transition: border-color .15s ease-out; }
  button:hover { border-color: currentColor; }
  button:focus-visible { outline: 3px solid #2b3ff2; outline-offset: 2px; }
  .initials { flex: none; width: 36px; height: 36px; display: grid; place-items: center; border-radius: 50%; font-size: .8125rem; font-weight: 600; color: #fff; background: #4a4857; }
  .who { display: grid; min-width: 0; }
  .who b { font-weight: 600; font-size: .9375rem; }
  .who small { color: var(--soft); font-size: .875rem; overflow: hidden; text-overflow: ellipsis; }
  .cancel { min-height: 44px; justify-content: center; border-color: transparent; color: var(--soft); }
  footer { margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--line); font-size: .8125rem; color: var(--soft); }
`

/** Returns the policy of pages with only their own style and `script`, and forms to the applications (`targets`: origins). */
export const pagePolicy = (targets: string[] = [], script?: string): string =>
  [
    "default-src 'none'",
    // Browsers request the icon of the site by themselves.
    "img-src 'self'",
    `style-src ${sourceHash(STYLE)}`,
    ...(script ? [`script-src ${sourceHash(script)}`] : []),
    "base-uri 'none'",
    `form-action ${["'self'", ...targets].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ')

/** Renders the page to choose a person; it works without a script. */
export function accountChooserPage({ branding, people, application }: Emulator): string {
  const buttons = people.map(
    (person) => `<button name="subject" value="${escapeHtml(person.subject)}">
        <span class="initials" aria-hidden="true">${escapeHtml(initials(person))}</span>
        <span class="who"><b>Continue as ${escapeHtml(fullName(person))}</b><small>${escapeHtml(person.email)}</small></span>
      </button>`,
  )
  return page(
    branding,
    `<h1>${escapeHtml(branding.name)}</h1>
    <p>${escapeHtml(branding.tagline)} Choose an account to continue to ${escapeHtml(application)}.</p>
    <form method="post">
      ${buttons.join('\n      ')}
      <button class="cancel" name="cancel" value="1">Cancel</button>
    </form>
    <footer>This provider is part of the demo. It speaks the real protocol; its people are invented.</footer>`,
  )
}

/** Renders a failed sign-in with one sentence. */
export const failedSignInPage = (branding: EmulatorBranding, sentence: string): string =>
  page(branding, `<h1>${escapeHtml(branding.name)}</h1><p>${escapeHtml(sentence)}</p>`)

const SUBMIT = 'document.forms[0].submit()'

/** Returns the policy of a page that posts itself to another address. */
export const postingPolicy = (target: string): string => pagePolicy([new URL(target).origin], SUBMIT)

/** Renders a page that posts fields to another address by itself, or by a button without scripts. */
export function postingPage(
  branding: EmulatorBranding,
  target: string,
  fields: Record<string, string>,
): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return page(
    branding,
    `<h1>${escapeHtml(branding.name)}</h1><p>Taking you back …</p>
    <form method="post" action="${escapeHtml(target)}">${inputs.join('')}
      <noscript><button>Continue</button></noscript></form>
    <script>${SUBMIT}</script>`,
  )
}

function page(branding: EmulatorBranding, content: string): string {
  const mark = `<svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true"><rect width="44" height="44" rx="12" fill="${escapeHtml(branding.color)}"/><circle cx="22" cy="22" r="11" fill="none" stroke="#fff" stroke-width="5"/><path d="M22 22h11" stroke="#fff" stroke-width="5"/></svg>`
  return htmlPage(branding.name, STYLE, mark + content)
}

const initials = ({ givenName, familyName }: EmulatedPerson) => givenName.charAt(0) + familyName.charAt(0)
