import { stableId } from '@section/api/server/content/stable-id.ts'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { begin, clicks } from '../kit/clicks/count-clicks.ts'
import { clock, test } from '../kit/clock/moving.ts'
import { ask } from '../kit/endpoint.ts'
import { expect } from '../kit/journey.ts'
import { memberAt } from '../kit/sign-in.ts'

const SESSION_ID = stableId('session', 'prompting-as-briefing/now')

// The project would be handed in for the other journeys too.
test.use({ school: 'hand-in' })

test('A member hands in an open project from home by two clicks', async ({ browser, product }) => {
  const reader = await memberAt(browser, product.url, 'member')
  const { getProject } = await ask<{ getProject: { enabledAt: string } }>(
    reader,
    'query ($id: ID!) { getProject(sessionId: $id) { enabledAt } }',
    { id: SESSION_ID },
  )
  await reader.context().close()
  const open = Math.max(clock.now(), Date.parse(getProject.enabledAt)) + HOUR_MS
  await clock.moveTo(open)
  const page = await memberAt(browser, product.url, 'member', open)
  await begin(page, 'member')
  await page
    .getByRole('region', { name: 'Today' })
    .getByRole('link', { name: /^Hand in/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('https://docs.example/my-brief')
  await dialog.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Project Submitted! Need to resubmit?' })).toBeVisible()
  expect(await clicks(page)).toBe(2)
  await page.context().close()
})
