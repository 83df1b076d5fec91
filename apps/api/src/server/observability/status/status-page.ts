import type { Figure, Judgement, Verdict } from '@section/domain/operations/judge-figures.ts'
import { html, Html } from '../../http/pages/html.ts'
import { closedPolicy, inlineSource } from '../../http/headers/content-security-policy.ts'
import { STATUS_STYLE } from './status-style.ts'

/** The policy of the page, which loads nothing. */
export const STATUS_POLICY = closedPolicy({ 'style-src': [inlineSource(STATUS_STYLE)] })

const HEADLINES: Record<Verdict, string> = {
  well: 'The school is well',
  look: 'Somebody should look',
  act: 'Somebody should act',
}

export interface Status extends Judgement {
  brandName: string
  /** What the process does, and its number on its machine. */
  process: string
  /** The instant of the measurement, in ISO 8601. */
  at: string
}

/** Returns the page that answers “Is it well?”, with the worst figures first. */
export function statusPage({ brandName, process, at, verdict, figures }: Status): string {
  const order: Verdict[] = ['act', 'look', 'well']
  const worstFirst = order.flatMap((one) => figures.filter((figure) => figure.verdict === one))
  const counts = order
    .map((one) => `${figures.filter((figure) => figure.verdict === one).length} ${one}`)
    .join(', ')
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta http-equiv="refresh" content="30" />
        <title>${brandName} - ${HEADLINES[verdict]}</title>
        ${new Html(`<style>${STATUS_STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${HEADLINES[verdict]}</h1>
          <p class="summary">${brandName}, ${figures.length} figures: ${counts}.</p>
          <ul>
            ${worstFirst.map(figureItem)}
          </ul>
          <footer>
            Measured at ${at} by ${process}. Requests, event loop and waits for connections are those of this
            process; all else is of the whole school. The same as <a href="/status.json">JSON</a>, and the
            <a href="/metrics">metrics</a>.
          </footer>
        </main>
      </body>
    </html>`.text
}

const figureItem = ({ title, value, threshold, verdict, advice }: Figure) =>
  html`<li class="${verdict}">
    <div class="top">
      <h2>${title}</h2>
      <span class="verdict">${verdict}</span>
    </div>
    <p class="value">${value}</p>
    <p class="threshold">${threshold}</p>
    <p class="advice">${advice}</p>
  </li>`
