import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { playing, position } from '../kit/watching/playback.ts'
import { signIn } from '../kit/sign-in.ts'

// docs/product/transcripts.md
test.use({ school: 'transcripts' })

const COURSE = 'unit-economics-in-ten-lines'
const VIDEO = [
  '/courses/ondemand',
  stableId('course', COURSE),
  stableId('content-group', `${COURSE}/one-customer`),
  stableId('content-item', `${COURSE}/ten-lines`),
].join('/')

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the transcript' })
const line = (page: Page, name: string | RegExp) => page.getByRole('link', { name })

/** Opens the video with its transcript in view. */
async function open(page: Page): Promise<void> {
  await page.goto(VIDEO)
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const tab = page.getByRole('tab', { name: 'Transcript' })
  if (await tab.isVisible()) await tab.click()
  await field(page).scrollIntoViewIfNeeded()
}

test('A member searches a transcript by keyboard, jumps to what was found, and reads on in the language of the sound', async ({
  page,
}) => {
  await signIn(page, 'member')
  await open(page)
  await expectAccessible(page)
  // Screen readers announce the number only in an element that is there before it.
  await expect(page.getByRole('search').getByRole('status')).toHaveText('')
  await field(page).focus()
  await page.keyboard.type('THIRTY-FIVE')
  await expect(page.getByText('1 of 3')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 of 3')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')

  // Tab reaches the switch and then the current line, from where the arrow keys lead on.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('switch', { name: 'Follow' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const third = line(page, 'Line one: the price, fifty dollars.')
  await expect(third).toBeFocused()
  await page.keyboard.press('Enter')
  await playing(page)
  await expect(third).toBeFocused()
  expect(await position(page)).toBeGreaterThan(10)
  await expect.poll(() => page.locator('[data-line][aria-current]').textContent()).toContain('Line two')

  // The controls of a player that plays are hidden until the pointer moves.
  await page.getByRole('region', { name: /^Video player/ }).hover()
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('menuitem', { name: /^Audio/ }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await page.keyboard.press('Escape')
  await expect(line(page, 'Línea uno: el precio, cincuenta dólares.')).toBeVisible()
  await expect(page.locator('[lang="es"]').filter({ has: line(page, /^Línea uno/) })).toBeVisible()
  await expect(page.locator('[data-line][aria-current]')).toContainText('Línea')
})

test('A phone of 390 px keeps the video in view, and the line where it was clicked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'member')
  await open(page)
  const third = line(page, 'Line one: the price, fifty dollars.')
  await third.scrollIntoViewIfNeeded()
  const before = await third.boundingBox()
  await third.click()
  await playing(page)
  await expect(third).toBeFocused()
  await expect(page.locator('video')).toBeInViewport({ ratio: 0.99 })
  const after = await third.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? Infinity))).toBeLessThan(60)
  await expectAccessible(page)
})

test('A limited member gets the transcript of a video with its first play', async ({ page }) => {
  await signIn(page, 'limited')
  await page.goto(VIDEO)
  const tab = page.getByRole('tab', { name: 'Transcript' })
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  if (await tab.isVisible()) await tab.click()
  await expect(page.getByText('The transcript comes with the first play.')).toBeVisible()
  await expect(line(page, /^Line one/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await playing(page)
  await expect(line(page, /^Line one/)).toBeVisible()
})
