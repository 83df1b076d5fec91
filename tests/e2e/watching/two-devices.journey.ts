import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, expectAccessible, test } from '../kit/journey.ts'
import { playing, position } from '../kit/watching/playback.ts'
import { memberAt, signIn } from '../kit/sign-in.ts'

test.use({ school: 'seats' })

const RUN = 'prompting-as-briefing/now'
const VIDEO = [
  '/courses/session',
  stableId('session', RUN),
  stableId('session-content', `${RUN}/brief-videos`),
  stableId('session-video', `${RUN}/brief-videos/five-parts`),
].join('/')

const choices = (page: Page) => page.getByRole('group', { name: 'Where to continue' }).getByRole('button')

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await playing(page)
}

test('A member who has watched on another device chooses between the positions of both', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'member')
  await page.goto(`${VIDEO}?seek=1`)
  await play(page)
  await expect.poll(() => position(page)).toBeGreaterThan(3)
  // The player has saved nothing yet, so that the position below was saved when the page was left.
  await page.goto('/courses')

  const phone = await memberAt(browser, product.url, 'member')
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto(VIDEO)
  await expect(phone.getByText(/^Continue at 00:0[3-9]$/)).toBeVisible()
  await expect(choices(phone)).toHaveCount(0)
  await play(phone)
  await phone.evaluate(() => {
    const video = document.querySelector('video')
    if (video) video.currentTime = 50
  })
  await expect.poll(() => position(phone)).toBeGreaterThan(52)
  await phone.goto('/courses')

  await page.goto(VIDEO)
  await expect(choices(page)).toHaveText([
    /^Continue at 00:5\d Last watched, on another device$/,
    /^Continue at 00:0\d On this device$/,
  ])
  await expectAccessible(page)
  await choices(page).nth(1).press('Enter')
  await playing(page)
  const chosen = await position(page)
  expect(chosen, 'it continues where this device stopped').toBeGreaterThan(2.5)
  expect(chosen).toBeLessThan(25)
  // A player that has moved by less than a second saves nothing when its page is left.
  await expect.poll(() => position(page)).toBeGreaterThan(chosen + 1.5)
  await page.goto('/courses')

  await phone.goto(VIDEO)
  await expect(choices(phone)).toHaveText([
    /^Continue at 00:[012]\d Last watched, on another device$/,
    /^Continue at 00:5\d On this device$/,
  ])
  await expectAccessible(phone)
  await choices(phone).nth(1).click()
  await playing(phone)
  expect(await position(phone)).toBeGreaterThan(51)
  await phone.context().close()
})
