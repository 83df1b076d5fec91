import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, expectAccessible, expectAccessibleInBothSchemes, section, test } from '../kit/journey.ts'
import { playing } from '../kit/watching/playback.ts'
import { signIn } from '../kit/sign-in.ts'

// Axe examines the states of the pages of sessions that no picture shows, at both widths and in both color schemes.

const SPRINT = `/courses/session/${stableId('session', 'prompting-as-briefing/now')}`

const MINI_MBA = `/mini-mbas/${stableId('session', 'ai-mini-mba/now')}`
const VIDEO = [
  SPRINT,
  stableId('session-content', 'prompting-as-briefing/now/brief-videos'),
  stableId('session-video', 'prompting-as-briefing/now/brief-videos/five-parts'),
].join('/')

/** Opens every task of the page under the given heading, and waits for its contents. */
async function openTasks(page: Page, heading = 'Tasks'): Promise<void> {
  const tasks = section(page, heading).locator('[id^="container-"]')
  await tasks.first().waitFor()
  // Today's task is open already.
  for (const task of await tasks.all()) {
    const control = task.getByRole('button').first()
    if ((await control.getAttribute('aria-expanded')) === 'false') await control.click()
  }
  await expect(tasks.first().getByRole('region')).toBeVisible()
  await expect(page.getByText('Loading', { exact: false })).toHaveCount(0)
}

test('Axe finds nothing in the page of a sprint with its tasks open, nor in its announcements, and its headings skip no level', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto(SPRINT)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/welcome to Day/)
  const next = page.getByRole('button', { name: 'Next announcement' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(next).toBeFocused()
  await openTasks(page)
  await expectHeadingsInOrder(page)
  await expectAccessibleInBothSchemes(page)
})

test('Axe finds nothing in the page of a Mini-MBA with its weeks open, and its headings skip no level', async ({
  page,
}) => {
  await signIn(page, 'academy')
  await page.goto(MINI_MBA)
  await openTasks(page, 'Your five weeks')
  await expectHeadingsInOrder(page)
  await expectAccessibleInBothSchemes(page)
})

test('Axe finds nothing in the video of a sprint, before it plays and paused with its transcript, and its headings skip no level', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto(VIDEO)
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await expect(play).toBeVisible()
  await expectAccessible(page)
  await play.click()
  await playing(page)
  await page.keyboard.press('k')
  await page.getByRole('tab', { name: 'Transcript' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search the transcript' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Video Bookmarks' })).toBeVisible()
  await expectHeadingsInOrder(page)
  await expectAccessibleInBothSchemes(page)
})

test('Axe finds nothing in the preview of a sprint', async ({ page }) => {
  await signIn(page, 'scholar')
  await page.goto(SPRINT)
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
  await openTasks(page)
  await expectAccessibleInBothSchemes(page)
})

test('Axe finds nothing in the page that says that a member is not enrolled', async ({ page }) => {
  await signIn(page, 'newcomer')
  await page.goto(SPRINT)
  await expect(
    page.getByRole('heading', { level: 1, name: "Bummer. You're not enrolled in this class." }),
  ).toBeVisible()
  await expectAccessibleInBothSchemes(page)
})

async function expectHeadingsInOrder(page: Page): Promise<void> {
  const ranks = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
  expect(ranks.length).toBeGreaterThan(1)
  expect(ranks.filter((rank) => rank === 1)).toHaveLength(1)
  expect(ranks.filter((rank, at) => rank > (ranks[at - 1] ?? 0) + 1)).toEqual([])
}
