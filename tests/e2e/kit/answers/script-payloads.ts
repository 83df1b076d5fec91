import type { Page } from '@playwright/test'

// Script payloads, and what tells that one of them ran. SECURITY.md#script-injection

const CANARY = 'canary.example'
const RUN = `fetch('https://${CANARY}');alert(1)`

/** Payloads that attackers try on sites that show other people's Markdown, HTML or links. */
export const SCRIPT_PAYLOADS = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}"><animate onbegin="${RUN}" attributeName=x dur=1s></svg>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<a href="javascript:${RUN}">press</a>`,
  `[press](javascript:${RUN})`,
  `[press](JaVaScRiPt:${RUN})`,
  `[press](&#106;avascript:${RUN})`,
  `[press](java\tscript:${RUN})`,
  `[press](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)`,
  `[press](vbscript:alert)`,
  `![x](javascript:${RUN})`,
  `![x](https://${CANARY}/x.png" onerror="${RUN})`,
  `<javascript:${RUN}>`,
  `[press]\n\n[press]: javascript:${RUN}`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${RUN}">`,
  `<details open ontoggle="${RUN}">text</details>`,
  `<style>@import 'https://${CANARY}/x.css'; body { background: url(https://${CANARY}/y) }</style>`,
  `javascript:${RUN}`,
] as const

/** Collects dialogs, requests to the canary's host, and reports of the content security policy. */
export function watchHarm(page: Page): string[] {
  const harm: string[] = []
  page.on('dialog', (dialog) => {
    harm.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.context().on('request', (request) => {
    const url = request.url()
    if (new URL(url).hostname === CANARY) harm.push(`a request to ${url}`)
    if (url.endsWith('/policy-reports')) harm.push(`a report: ${request.postData()}`)
  })
  return harm
}

/** Returns a copy of a value in which `replace` has chosen the value of each field that is a text or null. */
export function replaceTexts<Value>(
  value: Value,
  replace: (key: string, text: string | null) => string | null,
): Value
export function replaceTexts(
  value: unknown,
  replace: (key: string, text: string | null) => string | null,
): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => replaceTexts(one, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [
      key,
      typeof one === 'string' || one === null ? replace(key, one) : replaceTexts(one, replace),
    ]),
  )
}

/** Opens every closed part of the page. */
export async function openEverything(page: Page): Promise<void> {
  const closed = page.locator('main button[aria-expanded="false"]')
  while ((await closed.count()) > 0) await closed.first().click()
}

/** Presses each link of the page. */
export async function pressEverything(page: Page): Promise<void> {
  await page.locator('main a[href]').evaluateAll((links) => {
    for (const link of links) {
      link.addEventListener('click', (event) => {
        const href = link.getAttribute('href') ?? ''
        // Links to other pages are not followed, because they would end this page; addresses that would run a script
        // are.
        if (/^https?:|^\//i.test(href)) event.preventDefault()
      })
      if (link instanceof HTMLElement) link.click()
    }
  })
}
