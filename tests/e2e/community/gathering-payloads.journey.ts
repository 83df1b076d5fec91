import { changeAnswers } from '../kit/answers/change-answers.ts'
import { GATHERING_SCREENS } from '../kit/gathering-screens.ts'
import { expect, test } from '../kit/journey.ts'
import {
  openEverything,
  pressEverything,
  replaceTexts,
  SCRIPT_PAYLOADS,
  watchHarm,
} from '../kit/answers/script-payloads.ts'
import { signIn } from '../kit/sign-in.ts'

// This journey puts script payloads into every text and address of the screens on which members gather. The importer
// refuses most of them, so they are inserted into the server's answers, as if they were in the database.
// SECURITY.md#script-injection

/** The answers that are replaced; home asks for others in the same document. */
const OPERATIONS = new Set(
  (
    'listMemberEvents getMemberEvent listEventAttendees listInsightEvents listCaseStudies ' +
    'searchResources listResources getResource getPageContent listMembers'
  ).split(' '),
)

/** Ids, moments and enumerated values, which no text of a school can replace. */
const FIXED_TEXT = /^(?:[0-9a-f-]{36}|\d{4}-\d\d-\d\dT.*|[A-Z][A-Z_]+)$/
const FIXED_KEYS = new Set(['__typename', 'slug', 'stack', 'key', 'eventType', 'eventCategory'])

const ADDRESS_KEY = /url$|^href$|link$/i
const ADDRESSES = SCRIPT_PAYLOADS.flatMap(
  (payload) => /^\[press\]\((.+)\)$/.exec(payload)?.[1] ?? (payload.startsWith('javascript:') ? payload : []),
)

test.use({ tolerated: [/Failed to load resource|javascript: URL/] })

test('Script payloads in every text and link of home, events, insights, resources and drops do not run and contact no other server', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const harm = watchHarm(page)
  await signIn(page, 'member')
  let replaced = 0
  const replace = (key: string, text: string | null) => {
    if (FIXED_KEYS.has(key) || (text !== null && FIXED_TEXT.test(text))) return text
    if (ADDRESS_KEY.test(key)) return ADDRESSES[replaced++ % ADDRESSES.length] ?? text
    if (text !== null) replaced++
    return text && SCRIPT_PAYLOADS.join('\n\n')
  }
  await changeAnswers(page, (data) =>
    Object.fromEntries(
      Object.entries(data).map(([operation, answer]) => [
        operation,
        OPERATIONS.has(operation) ? replaceTexts(answer, replace) : answer,
      ]),
    ),
  )
  for (const screen of GATHERING_SCREENS) {
    replaced = 0
    await page.goto(screen, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page).not.toHaveTitle(/not found/i)
    await openEverything(page)
    await pressEverything(page)
    expect(replaced, `the payloads are in ${screen}`).toBeGreaterThan(1)
    expect(harm, screen).toEqual([])
  }
})
