import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

const ADDRESS = `/courses/session/${stableId('session', 'prompting-as-briefing/now')}`
const box = (page: Page) =>
  page.locator('[data-part="checklist"]').getByRole('checkbox', { name: 'Use the checking routine once' })

/** Ticks or unticks the item and waits until the server has stored that. */
async function change(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('madeMsAgo') ?? false,
  )
  await box(page).click()
  await saved
}

test('A checklist item that is ticked in one tab is ticked in the other, and stays ticked once the server has stored it', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto(ADDRESS)
  const other = await page.context().newPage()
  await other.goto(ADDRESS)
  await expect(box(other)).not.toBeChecked()
  // Today's task is open, and its contents are loaded by a request of their own, which names them by their ids.
  const reread = other.waitForResponse(
    async (response) =>
      (response.request().postData()?.includes('sessionContentIds') ?? false) &&
      (await response.text()).includes('getUserSession'),
  )
  await change(page)
  await reread
  await expect(box(other)).toBeChecked()
  await change(other)
  await expect(box(page)).not.toBeChecked()
  await page.reload()
  await expect(box(page)).not.toBeChecked()
})
