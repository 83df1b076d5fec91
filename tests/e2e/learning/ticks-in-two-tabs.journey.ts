import type { Page, Request } from '@playwright/test'
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

/** Records whether the box is ticked whenever that changes in a tab; returns a function that returns the record. */
async function noteTicks(page: Page): Promise<() => Promise<boolean[]>> {
  const noted = await box(page).evaluateHandle((first: HTMLInputElement) => {
    const seen: boolean[] = []
    const look = () => {
      const ticked = first.isConnected && first.checked
      if (ticked !== seen.at(-1)) seen.push(ticked)
      setTimeout(look)
    }
    look()
    return seen
  })
  return () => noted.jsonValue()
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
  const ticks = await noteTicks(other)
  await change(page)
  await reread
  await expect(box(other)).toBeChecked()
  expect(await ticks(), 'the other tab shows the tick from the first to the last').toEqual([false, true])
  await change(other)
  await expect(box(page)).not.toBeChecked()
  await page.reload()
  await expect(box(page)).not.toBeChecked()
})

test.describe('Without a network', () => {
  test.use({ tolerated: [/net::ERR_FAILED/] })

  test('A tick that could not be sent is sent by the next page, whatever screen it opens', async ({
    page,
  }) => {
    await signIn(page, 'member')
    await page.goto(ADDRESS)
    await expect(box(page)).not.toBeChecked()
    const isTick = (request: Request) => request.postData()?.includes('madeMsAgo') ?? false
    await page.route('**/graphql', (route) => (isTick(route.request()) ? route.abort() : route.fallback()))
    await box(page).click()
    await expect(page.getByText('Not saved yet. We’ll send it as soon as you’re back online.')).toBeVisible()
    await page.unroute('**/graphql')
    const saved = page.waitForResponse((response) => isTick(response.request()))
    await page.goto('/courses')
    await saved
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent-'))))
      .toEqual([])
    await page.goto(ADDRESS)
    await expect(box(page)).toBeChecked()
    await change(page)
  })
})
