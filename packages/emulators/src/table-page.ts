import type { FastifyReply } from 'fastify'
import { escapeHtml, htmlPage, sourceHash } from './html.ts'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#17152b;background:#fbfaf7;max-width:64rem;margin:3rem auto;padding:0 1.5rem}
h1{font-size:1.75rem}p{color:#5b5870}table{width:100%;border-collapse:collapse;background:#fff;border:1px solid #e7e3da}
th,td{text-align:left;vertical-align:top;padding:.75rem 1rem;border-top:1px solid #e7e3da}th{font-weight:600}
code{font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){body{background:#14131c;color:#f1efe9}p{color:#b5b2c6}table{background:#1d1b28}table,th,td{border-color:#34313f}}`

/** The policy of a page that loads only its own style and the icon of the site. */
const POLICY = `default-src 'none'; img-src 'self'; style-src ${sourceHash(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export interface TablePage {
  title: string
  lead: string
  columns: readonly string[]
  /** Cells as HTML; the first is the header of the row. */
  rows: readonly (readonly string[])[]
}

/** Sends a page with one table. */
export const sendTablePage = (reply: FastifyReply, table: TablePage): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .send(tablePage(table))

function tablePage({ title, lead, columns, rows }: TablePage): string {
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('')
  const body = rows
    .map(([name = '', ...cells]) => {
      const rest = cells.map((cell) => `<td>${cell}</td>`).join('')
      return `<tr><th scope="row">${name}</th>${rest}</tr>`
    })
    .join('')
  const content = `<h1>${escapeHtml(title)}</h1><p>${lead}</p><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
  return htmlPage(title, STYLE, content)
}

export const jsonCell = (value: unknown) => `<code>${escapeHtml(JSON.stringify(value))}</code>`
