import type { Page, Route } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// This journey puts script payloads into the texts and links of a session's page. The importer refuses most of them, so
// they are inserted into the server's answers, as if they were in the database. SECURITY.md#script-injection

const CANARY = 'canary.example'
const RUN = `fetch('https://${CANARY}');alert(1)`

/** Payloads that attackers try on sites that show other people's Markdown, HTML or links. */
const PAYLOADS = [
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

/** The fields of a session's page that hold rich text, plain text, and addresses. */
const FIELDS = new Set(
  (
    'intro body outro day1Text day2Text day3Text day4Text day5Text announcement title subtitle expandedPlaceholder ' +
    'ctaText buttonText checklistGroupName taskContainerTitle fullName content buttonUrl internalLinkUrl ' +
    'externalLinkUrl imageUrl thumbnailUrl slackUrl formUrl externalCalendarUrl calendarFallbackUrl'
  ).split(' '),
)

test.use({ tolerated: [/Failed to load resource|javascript: URL/] })

test('Script payloads in every text and link of a session’s page do not run and contact no other server', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const harm = watchHarm(page)
  await signIn(page, 'member')
  const address = `/courses/session/${stableId('session', 'prompting-as-briefing/now')}`
  const current = { payload: '', replaced: 0 }
  await page.route('**/graphql', (route) => answerWith(route, current))
  for (const payload of PAYLOADS) {
    current.payload = payload
    current.replaced = 0
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await openEverything(page)
    await pressEverything(page)
    expect(current.replaced, 'the payload is in the page').toBeGreaterThan(100)
    expect(harm, payload).toEqual([])
  }
})

/** Collects dialogs, requests to the canary's host, and reports of the content security policy. */
function watchHarm(page: Page): string[] {
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

/** The payload of a page, and the number of its fields that were replaced by it. */
interface Current {
  payload: string
  replaced: number
}

/** Fulfills a request with the server's answer, in which the payload replaces all fields with a text or an address. */
async function answerWith(route: Route, current: Current): Promise<void> {
  const response = await route.fetch()
  const answer: unknown = await response.json()
  const isSessionPage = /"(?:getSessionContent|getSessionContainerContent|getProject)"/.test(
    JSON.stringify(answer),
  )
  await route.fulfill({ response, json: isSessionPage ? replaceFields(answer, current) : answer })
}

function replaceFields(value: unknown, current: Current): unknown {
  if (Array.isArray(value)) return value.map((one) => replaceFields(one, current))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (!FIELDS.has(key) || (typeof one !== 'string' && one !== null))
        return [key, replaceFields(one, current)]
      current.replaced++
      return [key, current.payload]
    }),
  )
}

async function openEverything(page: Page): Promise<void> {
  const closed = page.locator('main button[aria-expanded="false"]')
  while ((await closed.count()) > 0) await closed.first().click()
}

/** Presses each link of the page. */
async function pressEverything(page: Page): Promise<void> {
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
