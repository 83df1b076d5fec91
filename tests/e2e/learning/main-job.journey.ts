import type { Locator, Page } from '@playwright/test'
import { captionsBottom } from '../kit/captions.ts'
import { card, expect, expectAccessible, test } from '../kit/journey.ts'
import { PASSWORD } from '../kit/password.ts'
import { expectFocusShown, pressUntilChosen, skipToContent, tabTo } from '../kit/keyboard.ts'
import { gap, notePlaces, playing, position } from '../kit/watching/playback.ts'

// The whole main job, by keyboard alone: this file does not use the mouse. What else the player must do is checked while
// the videos play, because the badge needs both of them in full.

test.use({ school: 'accounts' })

test('A newcomer signs in, finds a course, watches it across a reload, and earns the badge, by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await notePlaces(page)
  await signInByKeyboard(page)
  await page.reload()
  await skipToContent(page)
  await enter(page, page.getByRole('link', { name: 'See All upcoming courses' }))
  await expect(page).toHaveTitle('Section - Courses Dashboard')
  await enter(page, page.getByRole('link', { name: 'Strategy on a Page' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Strategy on a Page' })).toBeVisible()
  await enter(page, page.getByRole('link', { name: 'GO TO ON DEMAND COURSE' }).first())
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the course' })).toBeVisible()

  await play(page)
  await onPhones(page, () => chooseSpeed(page, '2×'))
  await toggleCaptions(page)
  await expect.poll(() => position(page), { timeout: 20_000 }).toBeGreaterThan(8)
  await page.reload()
  await play(page)
  expect(await gap(page), 'it goes on within a second of the place').toBeLessThan(1)
  await expect.poll(() => rate(page), 'the speed is remembered').toBe(2)

  await goOnToNextVideo(page)
  await closeBadgeDialog(page)
  await page.goto('/courses')
  await expect(card(page, 'Strategy on a Page').first().getByText('Badge Earned')).toBeVisible()
})

async function signInByKeyboard(page: Page): Promise<void> {
  await page.goto('/login')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('newcomer@demo.school')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('main'), 'focus goes along to the new screen').toBeFocused()
}

async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Starts the video, after which the focus is in the player and its keys work. */
async function play(page: Page): Promise<void> {
  await enter(page, page.getByRole('button', { name: 'Play', exact: true }).first())
  await playing(page)
  await expect(player(page)).toBeFocused()
}

const player = (page: Page) => page.getByRole('region', { name: /^Video player/ })
const rate = (page: Page) => page.evaluate(() => document.querySelector('video')?.playbackRate)

/** Does something on a phone, and checks that the whole picture is in sight in landscape. */
async function onPhones(page: Page, act: () => Promise<void>): Promise<void> {
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await act()
  await page.setViewportSize({ width: 844, height: 390 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.locator('video')).toBeInViewport({ ratio: 0.98 })
  await page.setViewportSize(wide ?? { width: 1440, height: 900 })
}

/**
 * Chooses a speed in the settings menu, which has a first page and a page of speeds, and checks that each speed can be
 * seen.
 */
async function chooseSpeed(page: Page, speed: string): Promise<void> {
  const settings = page.getByRole('button', { name: 'Settings' })
  const speeds = page.getByRole('menuitem', { name: /^Speed/ })
  await enter(page, settings)
  await pressUntilChosen(page, 'ArrowDown', speeds)
  await page.keyboard.press('Enter')
  const all = page.getByRole('menuitemradio')
  await expect(all).toHaveCount(7)
  for (const one of await all.all()) await expect(one).toBeInViewport({ ratio: 1 })
  await pressUntilChosen(page, 'ArrowDown', page.getByRole('menuitemradio', { name: speed, exact: true }))
  await page.keyboard.press('Enter')
  await expect.poll(() => rate(page)).toBe(2)
  // Escape closes the open page of the menu, so the first page must be back before it is pressed.
  await expect(speeds).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(settings).toBeFocused()
}

async function toggleCaptions(page: Page): Promise<void> {
  const showing = () =>
    page.evaluate(() =>
      [...(document.querySelector('video')?.textTracks ?? [])].some(
        ({ kind, mode }) => kind !== 'chapters' && kind !== 'metadata' && mode === 'showing',
      ),
    )
  expect(await showing()).toBe(false)
  await page.keyboard.press('c')
  await expect.poll(showing).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expectFocusShown(page)
  await expect(page.getByRole('button', { name: 'Disable captions' })).toBeFocused()
  await expectCaptionsAboveControls(page)
  await page.keyboard.press('Space')
  await expect.poll(showing).toBe(false)
}

/** Checks that every press of a key shows the controls for a while, and that the captions make room for them. */
async function expectCaptionsAboveControls(page: Page): Promise<void> {
  const bar = await player(page).getByRole('slider', { name: 'Seek' }).boundingBox()
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return (await captionsBottom(page)) ?? Infinity
    }, 'where the captions end')
    .toBeLessThanOrEqual(bar?.y ?? 0)
}

/** Checks that the end of a video offers the next one, and that Enter starts it without waiting for the countdown. */
async function goOnToNextVideo(page: Page): Promise<void> {
  await enter(page, page.getByRole('button', { name: /^Play now/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'The five boxes, step by step' })).toBeVisible()
  await playing(page)
  await expect(player(page), 'the keys of the player go on').toBeFocused()
}

async function closeBadgeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Badge earned' })
  await expect(dialog).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await tabTo(page, dialog.getByRole('button', { name: 'Close' }), 4)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(player(page), 'focus goes back to where it was').toBeFocused()
}
