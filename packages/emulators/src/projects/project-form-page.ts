import { htmlPage, sourceHash } from '../html.ts'

const STYLE = `
  :root { color-scheme: light dark; --ink: #1c1b22; --soft: #5d5b69; --paper: #f4f3f0; --card: #fff; --line: #8a8794; --accent: #00695c; --on-accent: #fff; }
  @media (prefers-color-scheme: dark) { :root { --ink: #f1f0f5; --soft: #a9a7b6; --paper: #131218; --card: #1d1c24; --line: #777486; --accent: #4dd0b8; --on-accent: #10201c; } }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 48px 16px; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
  main { max-width: 40rem; margin: 0 auto; padding: 32px; background: var(--card); border-top: 8px solid var(--accent); border-radius: 12px; }
  h1 { margin: 0 0 8px; font-size: 1.75rem; line-height: 1.25; }
  p { margin: 0 0 8px; color: var(--soft); }
  form { margin-top: 24px; display: grid; gap: 8px; }
  label { font-weight: 600; }
  textarea { width: 100%; min-height: 12rem; padding: 12px; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; }
  button { justify-self: start; min-height: 44px; padding: 8px 20px; font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 8px; cursor: pointer; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  footer { margin-top: 32px; font-size: .875rem; color: var(--soft); }
`

/** The policy of these pages, which load their own style and the icon of the site, and post to their own address. */
export const PAGE_POLICY = `default-src 'none'; img-src 'self'; style-src ${sourceHash(STYLE)}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** The state of the page; `unknown` for an address without a member's token or without a session. */
export type FormPage = 'form' | 'submitted' | 'refused' | 'unknown'

const FORM = `<p>Our reviewers read every project within three days.</p>
  <form method="post">
    <label for="content">A link to your project, or the text itself</label>
    <textarea id="content" name="content" maxlength="5000" required></textarea>
    <button>Submit</button>
  </form>`

const CONTENTS: Record<FormPage, [title: string, content: string]> = {
  form: ['Submit your project', FORM],
  submitted: [
    'Thank you',
    '<p>We have your project, and told your school so. Close this page and reload the page of your class.</p>',
  ],
  refused: [
    'That did not work',
    '<p>Your school did not take the project. Perhaps it cannot be submitted any more; the page of your class says so.</p>',
  ],
  unknown: [
    'Submit your project',
    '<p>Open this form by the button on the page of your class, so that we know who you are.</p>',
  ],
}

/** Renders a page of the form; it works without a script. */
export function projectFormPage(page: FormPage): string {
  const [title, content] = CONTENTS[page]
  return htmlPage(
    title,
    STYLE,
    `<h1>${title}</h1>${content}
    <footer>This form is part of the demo: it plays the partner of a school who collects projects.</footer>`,
  )
}
