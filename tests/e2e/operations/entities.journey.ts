import { characterEntities } from 'character-entities'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { changeAnswers } from '../kit/answers/change-answers.ts'
import { expect, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// The parser of rich text must not decode entities by `innerHTML`, which pages refuse. docs/decisions/trusted-types.md

/** A character between the entities that is no entity itself. */
const SEPARATOR = '☺'
const NAMES = Object.keys(characterEntities)
const HALF = Math.ceil(NAMES.length / 2)

/** All named entities in two texts, because one text would be longer than a rich text may be. */
const PARTS = { intro: NAMES.slice(0, HALF), body: NAMES.slice(HALF) }

const textOf = (names: readonly string[]) => names.map((name) => `&${name};`).join(SEPARATOR)

test('A session’s page shows every named entity of HTML as its character, and the browser refuses nothing', async ({
  page,
}) => {
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/policy-reports')) reports.push(request.postData() ?? '')
  })
  await signIn(page, 'member')
  await changeAnswers(page, withEntities)
  await page.goto(`/courses/session/${stableId('session', 'prompting-as-briefing/now')}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const paragraphs = page.locator('main p').filter({ hasText: SEPARATOR })
  for (const [at, names] of Object.values(PARTS).entries()) {
    const shown = await paragraphs.nth(at).evaluate(({ textContent }) => textContent)
    expect(shown.split(SEPARATOR)).toEqual(names.map((name) => characterEntities[name]))
  }
  expect(reports).toEqual([])
})

/** Returns an answer with the entities in all rich texts of welcomes, resources and tasks. */
function withEntities<Value>(value: Value): Value
function withEntities(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withEntities(one))
  if (typeof value !== 'object' || value === null) return value
  const isText = '__typename' in value && value.__typename === 'RichTextContent'
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) =>
      isText && (key === 'intro' || key === 'body') ? [key, textOf(PARTS[key])] : [key, withEntities(one)],
    ),
  )
}
