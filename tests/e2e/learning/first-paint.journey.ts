import type { Page } from '@playwright/test'
import { holdApp } from '../kit/hold-app.ts'
import { card, expect, expectAccessible, section, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// What members see of their courses before the app runs. docs/decisions/first-paint.md

test.use({ school: 'first-paint' })

/** Where the parts of the screen stand, in whole pixels. */
const places = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['header img', 'header nav a', 'h1', 'h2', 'article', 'article h3', 'article img'].map((selector) => {
        const box = document.querySelector(`#root ${selector}`)?.getBoundingClientRect()
        return [selector, box && [box.x, box.y, box.width, box.height].map(Math.round)]
      }),
    ),
  )

/** How far what stood there may move in all while a page comes; a hundredth is seldom seen. */
const MOST_SHIFT = 0.02

/** Adds up every shift of the layout from the first line of each page on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
      document.documentElement.dataset['shift'] = String(sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
}

/** Opens the courses once: until the server has heard a member's flags it may send the skeleton alone. */
async function letServerHearFlags(page: Page): Promise<void> {
  await page.goto('/courses')
  await expect(page.getByRole('img', { name: /out of 5/ }).first()).toBeVisible()
}

for (const width of [1440, 390]) {
  test(`courses stand where they will stand before the app runs, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'member')
    await letServerHearFlags(page)
    const release = await holdApp(page)
    await page.goto('/courses')
    const enrolled = section(page, 'Active/Enrolled Courses')
    await expect(enrolled.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Courses', exact: true })).toHaveCount(width > 900 ? 1 : 0)
    await expect(page.getByRole('button', { name: /^Save / }).first()).toBeDisabled()
    await page.evaluate(() => document.fonts.ready)
    await expectAccessible(page)
    await page.setViewportSize({ width, height: 900 })
    const drawn = await places(page)
    expect(drawn['article img']).toBeDefined()

    release()
    await expect(page.getByRole('button', { name: /^Save / }).first()).toBeEnabled()
    expect(await places(page)).toEqual(drawn)
  })
}

test('a link of what was drawn leads on without the app, and keeps the focus when the app comes', async ({
  page,
}) => {
  await signIn(page, 'member')
  await letServerHearFlags(page)
  const release = await holdApp(page)
  await page.goto('/courses')
  const link = page.getByRole('article').getByRole('heading').getByRole('link').nth(1)
  const title = (await link.textContent()) ?? ''
  await link.focus()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  release()
  await expect(card(page, title).getByRole('button', { name: /^Save / })).toBeEnabled()
  await expect(card(page, title).getByRole('link')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(300)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const again = await holdApp(page)
  await page.goto('/courses')
  await page.getByRole('article').getByRole('link', { name: title }).click()
  again()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('members who see more than courses there wait for the whole screen', async ({ page }) => {
  await signIn(page, 'limited')
  await page.setViewportSize({ width: 390, height: 844 })
  const shifts = await watchShifts(page)
  const release = await holdApp(page)
  await page.goto('/courses')
  await expect(page.getByRole('status')).toHaveText('Loading courses')
  await expect(page.getByRole('article')).toHaveCount(0)
  release()
  await expect(page.getByRole('link', { name: 'Sign up for a (free!) live course' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Monthly videos' })).toBeVisible()
  expect(await shifts(), 'the courses stay where they first stood').toBeLessThanOrEqual(MOST_SHIFT)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('nothing moves while a screen comes on a phone', async ({ page }) => {
  await signIn(page, 'member')
  await page.goto('/')
  await page.setViewportSize({ width: 390, height: 844 })
  const shifts = await watchShifts(page)
  const landing =
    (await page.getByRole('article').getByRole('heading').getByRole('link').first().getAttribute('href')) ??
    ''
  for (const path of ['/', '/courses', landing, '/certificates', '/courses?m=saved']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await shifts(), path).toBeLessThanOrEqual(MOST_SHIFT)
  }
})

test.describe('where the app does not arrive', () => {
  test.use({ tolerated: [/net::ERR_FAILED/] })

  for (const width of [1440, 390]) {
    test(`the page says so and is loaded again on request, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await signIn(page, 'member')
      await letServerHearFlags(page)
      await page.route('**/assets/main-*.js', (route) => route.abort())
      await page.goto('/courses')
      const notice = page.getByRole('alert').filter({ hasText: 'This page did not load completely.' })
      await expect(notice).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectAccessible(page)

      await page.unrouteAll()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('button', { name: /^Save / }).first()).toBeEnabled()
      await expect(notice).toHaveCount(0)
    })
  }
})
