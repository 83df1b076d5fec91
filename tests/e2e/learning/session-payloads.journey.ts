import { stableId } from '@section/api/server/content/stable-id.ts'
import { changeAnswers, type Data } from '../kit/answers/change-answers.ts'
import { expect, test } from '../kit/journey.ts'
import {
  openEverything,
  pressEverything,
  replaceTexts,
  SCRIPT_PAYLOADS,
  watchHarm,
} from '../kit/answers/script-payloads.ts'
import { signIn } from '../kit/sign-in.ts'

// This journey puts script payloads into the texts and links of a session's page. The importer refuses most of them, so
// they are inserted into the server's answers, as if they were in the database. SECURITY.md#script-injection

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
  await changeAnswers(page, (data) => replaceFields(data, current))
  for (const payload of SCRIPT_PAYLOADS) {
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

/** The payload of a page, and the number of its fields that were replaced by it. */
interface Current {
  payload: string
  replaced: number
}

/** Returns the data of a session's page with the payload in all fields with a text or an address; other data as it is. */
function replaceFields(data: Data, current: Current): Data {
  if (!/"(?:getSessionContent|getSessionContainerContent|getProject)"/.test(JSON.stringify(data))) return data
  return replaceTexts(data, (key, text) => {
    if (!FIELDS.has(key)) return text
    current.replaced++
    return current.payload
  })
}
