import type { Locator, Page } from '@playwright/test'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { expect, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { tabTo } from '../kit/keyboard.ts'
import { signIn } from '../kit/sign-in.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cards = (page: Page, name: string) => part(page, name).getByRole('article')
const names = (page: Page) => cards(page, 'Meet Our Members').getByRole('heading').allInnerTexts()

/** Counts the requests to the endpoint from now on. */
function countRequests(page: Page): () => number {
  let requests = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') requests += 1
  })
  return () => requests
}

test('Home comes with its page whole, and by one request when a member comes from another screen', async ({
  page,
}) => {
  const requests = countRequests(page)
  await signIn(page, 'member')
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Nora!' })).toBeVisible()
  for (const name of ['On the waitlist', 'Upcoming Courses', 'Meet Our Members', 'Upcoming Q&A Sessions'])
    await expect(part(page, name)).toBeVisible()
  expect(requests(), 'the page brought everything').toBe(0)

  await page.goto('/account-settings', { waitUntil: 'networkidle' })
  const before = requests()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(part(page, 'Meet Our Members')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests() - before).toBe(1)
})

test('Home shows on its first load what is to come by the server’s clock to a device whose clock is 4 hours ahead', async ({
  page,
}) => {
  const events = () => cards(page, 'Upcoming Q&A Sessions').getByRole('heading').allInnerTexts()
  await signIn(page, 'member')
  await page.goto('/')
  await expect(part(page, 'Upcoming Q&A Sessions')).toBeVisible()
  const toCome = await events()
  await page.evaluate(() => localStorage.clear())
  await page.clock.install({ time: Date.now() + 4 * HOUR_MS })
  await page.goto('/')
  await expect(part(page, 'Upcoming Q&A Sessions')).toBeVisible()
  expect(await events()).toEqual(toCome)
})

test('The members of home keep their order during a visit, and lead to their profiles', async ({ page }) => {
  await signIn(page, 'member')
  await page.goto('/')
  await expect(cards(page, 'Meet Our Members')).toHaveCount(20)
  const order = await names(page)
  const first = cards(page, 'Meet Our Members').first().getByRole('link')
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: order[0] ?? '' })).toBeVisible()
  await page.goBack()
  await expect(cards(page, 'Meet Our Members')).toHaveCount(20)
  expect(await names(page)).toEqual(order)
})

test('The carousels of home are turned by their arrows and by the keyboard, and end where their cards end', async ({
  page,
}) => {
  await signIn(page, 'newcomer')
  await page.goto('/')
  // The greeting says “back” when another journey has already registered this member for a certificate.
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome.* Alex!$/ })).toBeVisible()
  const members = part(page, 'Meet Our Members')
  const [previous, next] = ['Previous members', 'Next members'].map((name) =>
    members.getByRole('button', { name }),
  ) as [Locator, Locator]
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await tabTo(page, next)
  const last = cards(page, 'Meet Our Members').last()
  await expect(last).not.toBeInViewport()
  for (let turns = 0; turns < 4; turns += 1) {
    await page.keyboard.press('Enter')
    await expect(next).toBeFocused()
    if ((await next.getAttribute('aria-disabled')) === 'true') break
    await expect(previous).toHaveAttribute('aria-disabled', 'false')
    await page.waitForTimeout(400)
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(last).toBeInViewport()

  // The tabulator goes through all cards, and brings each into view.
  const first = cards(page, 'Meet Our Members').first()
  await tabTo(page, first.getByRole('link'))
  await expect(first).toBeInViewport({ ratio: 0.9 })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')

  await expect(part(page, 'Upcoming Q&A Sessions').getByRole('button'), 'all three are in view').toHaveCount(
    0,
  )
})

test('Axe finds nothing on home in both schemes, on a wide screen and on a phone, which does not scroll sideways', async ({
  page,
}) => {
  await signIn(page, 'employee')
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(part(page, 'AI tutor').getByRole('link', { name: 'Open ProfAI' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleInBothSchemes(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  const [card, following] = await Promise.all(
    [0, 1].map((at) => cards(page, 'Upcoming Courses').nth(at).boundingBox()),
  )
  expect(card && card.x + card.width, 'a card is whole').toBeLessThanOrEqual(390)
  expect(following?.x, 'the next one is seen in part').toBeLessThan(370)
})
