import { htmlPage, sourceHash } from '../html.ts'

const STYLE = `
  :root { color-scheme: light dark; --ink: #17152b; --soft: #5b5870; --paper: #fbfaf7; --line: #e7e3da; --link: #2b3ff2; }
  @media (prefers-color-scheme: dark) { :root { --ink: #f1efe9; --soft: #b5b2c6; --paper: #14131c; --line: #34313f; --link: #a3acff; } }
  body { margin: 0; font: 1.125rem/1.6 Inter, system-ui, sans-serif; color: var(--ink); background: var(--paper); }
  main { max-width: 40rem; margin: 0 auto; padding: 14vh 1.5rem 4rem; }
  h1 { margin: 0 0 1rem; font: 600 2.25rem/1.2 Fraunces, Georgia, serif; }
  p { margin: 0 0 1rem; color: var(--soft); }
  a { color: var(--link); }
  .note { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: .875rem; }
`

/** The policy of the page, which has one inline style and loads nothing but the icon of the site. */
export const ROOM_POLICY = `default-src 'none'; img-src 'self'; style-src ${sourceHash(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const ROOM: [string, string] = [
  'You are in the room',
  'A school’s meeting service opens here: camera, microphone, everybody who came.',
]
const CLOSED: [string, string] = [
  'This link opens no room',
  'It belongs to somebody who does not come any more, or a part of it is missing.',
]

/** Renders what a registrant finds at their address, or whoever comes with another. */
export function roomPage(isOpen: boolean): string {
  const [title, sentence] = isOpen ? ROOM : CLOSED
  return htmlPage(
    title,
    STYLE,
    `<h1>${title}</h1><p>${sentence}</p><p>The demo has nobody in the room, and no camera is on.</p>
    <p class="note">This page belongs to the demo school. <a href="/">Back to the member center</a></p>`,
  )
}
