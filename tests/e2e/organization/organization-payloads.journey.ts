import { pathTo } from '@section/domain/access/screen-path.ts'
import { changeAnswers } from '../kit/answers/change-answers.ts'
import {
  openEverything,
  pressEverything,
  replaceTexts,
  SCRIPT_PAYLOADS,
  watchHarm,
} from '../kit/answers/script-payloads.ts'
import { expect, test } from '../kit/journey.ts'
import { signInOnceCounted, userIdOf } from '../kit/organization/dashboard.ts'

// This journey puts script payloads into every text and address of an employer's screens, as if they were in the database:
// names come from identity providers, too. SECURITY.md#script-injection

const SCREENS = [
  '/organization',
  '/organization?tab=courses',
  pathTo('organizationEmployee', { userId: userIdOf('harold.petrovich@acme.example') }),
]
const OPERATIONS = /^get(?:Organization|Employee)/
/** Ids, moments, days, colors and codes, which no text of a person can replace. */
const FIXED_TEXT = /^(?:[0-9a-f-]{36}|\d{4}-\d\d-\d\d.*|#[0-9A-Fa-f]{6}|[A-Z][A-Z_]+)$/
const ADDRESS_KEY = /url$|logo$/i
const ADDRESSES = SCRIPT_PAYLOADS.filter((payload) => payload.startsWith('javascript:'))

test.use({ school: 'organization', tolerated: [/Failed to load resource|javascript: URL/] })

test('Script payloads in every text and link of an employer’s screens do not run and contact no other server', async ({
  page,
}) => {
  const harm = watchHarm(page)
  await signInOnceCounted(page, 'sponsor')
  let replaced = 0
  const replace = (key: string, text: string | null) => {
    if (text === null || FIXED_TEXT.test(text)) return text
    if (ADDRESS_KEY.test(key)) return ADDRESSES[replaced++ % ADDRESSES.length] ?? text
    replaced++
    return SCRIPT_PAYLOADS.join('\n\n')
  }
  await changeAnswers(page, (data) =>
    Object.fromEntries(
      Object.entries(data).map(([operation, answer]) => [
        operation,
        OPERATIONS.test(operation) ? replaceTexts(answer, replace) : answer,
      ]),
    ),
  )
  for (const screen of SCREENS) {
    replaced = 0
    await page.goto(screen, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await openEverything(page)
    await pressEverything(page)
    expect(replaced, `the payloads are in ${screen}`).toBeGreaterThan(1)
    expect(harm, screen).toEqual([])
  }
})
