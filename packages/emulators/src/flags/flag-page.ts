import { createHash } from 'node:crypto'
import type { FlagDefinition } from './evaluate-flag.ts'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#17152b;background:#fbfaf7;max-width:60rem;margin:3rem auto;padding:0 1.5rem}
h1{font-size:1.75rem}p{color:#5b5870}table{width:100%;border-collapse:collapse;background:#fff;border:1px solid #e7e3da}
th,td{text-align:left;vertical-align:top;padding:.75rem 1rem;border-top:1px solid #e7e3da}th{font-weight:600}
code{font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){body{background:#14131c;color:#f1efe9}p{color:#b5b2c6}table{background:#1d1b28}table,th,td{border-color:#34313f}}`

/** The policy under which the page may show its one style. */
export const FLAG_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Every flag with its value and for whom it is another, as a page. */
export function flagPage(flags: ReadonlyMap<string, FlagDefinition>, setAside: ReadonlySet<string>): string {
  const rows = [...flags].map(
    ([key, { value, rules }]) =>
      `<tr><th scope="row">${escapeHtml(key)}${setAside.has(key) ? ' (set aside)' : ''}</th><td><code>${show(value)}</code></td><td>${rules
        .map((rule) => `<code>${show(rule.when)} → ${show(rule.value)}</code>`)
        .join('<br>')}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Flags</title><style>${STYLE}</style></head><body><main><h1>Flags</h1><p>The demo’s flag service. Edit <code>flags.yaml</code> in the school’s folder: a change shows within seconds.</p><table><thead><tr><th scope="col">Flag</th><th scope="col">For everybody</th><th scope="col">For some</th></tr></thead><tbody>${rows.join('')}</tbody></table></main></body></html>`
}

const show = (value: unknown) => escapeHtml(JSON.stringify(value))

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
