import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, section, test } from '../kit/journey.ts'
import { skipToContent, tabInSight } from '../kit/keyboard.ts'
import { playing, position } from '../kit/watching/playback.ts'
import { signIn } from '../kit/sign-in.ts'

// These journeys use the page of a Mini-MBA and the videos of sessions by keyboard alone. This file never uses the
// mouse.

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const player = (page: Page) => page.getByRole('region', { name: /^Video player/ })
const isPaused = (page: Page) => page.evaluate(() => document.querySelector('video')?.paused)
const isMuted = (page: Page) => page.evaluate(() => document.querySelector('video')?.muted)

test('An owner of a Mini-MBA opens a week, goes to its video and comes back by keyboard alone', async ({
  page,
}) => {
  await signIn(page, 'academy')
  await page.goto(`/mini-mbas/${stableId('session', 'ai-mini-mba/now')}`)
  await expect(title(page)).toHaveText('AI Mini-MBA')
  await skipToContent(page)
  const announcements = page.getByRole('region', { name: 'Announcements' })
  await tabInSight(page, announcements.getByRole('button', { name: 'Next announcement' }))
  await page.keyboard.press('Enter')
  await expect(announcements.getByRole('group')).toHaveAccessibleName(/^2 of \d$/)

  const week = section(page, 'Your five weeks').getByRole('button', { name: /^Week 1: what changes/ })
  await tabInSight(page, week)
  await page.keyboard.press('Space')
  await expect(week).toHaveAttribute('aria-expanded', 'true')
  await tabInSight(page, page.getByRole('group', { name: 'Table' }), 2)
  await tabInSight(page, page.getByRole('link', { name: /^Brief it, then judge it/ }), 2)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Brief it, then judge it')
  await expect(page.getByRole('main'), 'the focus goes along to the new page').toBeFocused()
  await tabInSight(page, page.getByRole('link', { name: 'Back to Mini-MBA' }), 1)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('AI Mini-MBA')
  await expect(week).toHaveAttribute('aria-expanded', 'true')
})

test('A participant plays the videos of a sprint one after another by keyboard alone', async ({ page }) => {
  const run = 'prompting-as-briefing/now'
  const group = stableId('session-content', `${run}/brief-videos`)
  const first = stableId('session-video', `${run}/brief-videos/five-parts`)
  await signIn(page, 'member')
  await page.goto(`/courses/session/${stableId('session', run)}/${group}/${first}`)
  await expect(title(page)).toHaveText('Five parts of a brief, on a real task')
  await skipToContent(page)
  await tabInSight(page, page.getByRole('button', { name: 'Play', exact: true }))
  await page.keyboard.press('Enter')
  await playing(page)
  await expect(player(page), 'the keys of the player work from there on').toBeFocused()
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(page)).toBe(true)
  const before = await position(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => position(page)).toBeGreaterThan(before + 4)
  await page.keyboard.press('m')
  await expect.poll(() => isMuted(page)).toBe(true)
  await page.keyboard.press('Space')
  await playing(page)
  // The video is paused, because on a slow machine the next one could begin before the chapters are reached.
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(page)).toBe(true)

  const bookmarks = page.getByRole('button', { name: 'Video Bookmarks' })
  await tabInSight(page, bookmarks)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => position(page), 'the first chapter begins at the start').toBeLessThan(before + 4)
  expect(await isPaused(page), 'a chapter does not play what was paused').toBe(true)
  await tabInSight(page, page.getByRole('link', { name: /^\d\d:\d\d Which tasks deserve a brief/ }))
  await expect(
    page.getByRole('link', { name: /^PLAYING .*Five parts of a brief, on a real task/ }),
  ).toHaveAttribute('aria-current', 'page')

  // The focus wraps from the end of the page to its start. The next video is announced, because no new page is opened.
  await tabInSight(page, page.getByRole('link', { name: 'Next Video' }))
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Which tasks deserve a brief')
  await expect(page.getByRole('status').filter({ hasText: /^Which tasks deserve a brief$/ })).toHaveCount(1)
  // The player behind the poster also has a Play button; the poster's button comes last.
  await tabInSight(page, page.getByRole('button', { name: 'Play', exact: true }).last())
  await tabInSight(page, page.getByRole('link', { name: 'Previous Video' }))
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Five parts of a brief, on a real task')
})

test('A focused element on a small screen is not hidden behind the video', async ({ page }) => {
  const run = 'prompting-as-briefing/now'
  const group = stableId('session-content', `${run}/brief-videos`)
  const first = stableId('session-video', `${run}/brief-videos/five-parts`)
  await page.setViewportSize({ width: 390, height: 600 })
  await signIn(page, 'member')
  await page.goto(`/courses/session/${stableId('session', run)}/${group}/${first}`)
  const last = page.getByRole('link', { name: /^\d\d:\d\d Which tasks deserve a brief/ })
  await tabInSight(page, last)
  // The focus goes back up link by link, so that each link is reached from below the video.
  const chapters = page.getByRole('region', { name: 'Video Bookmarks' }).getByRole('link')
  for (const chapter of (await chapters.all()).toReversed()) {
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Shift+Tab')
      if (await chapter.evaluate((link) => link === document.activeElement)) break
    }
    await tabInSight(page, chapter, 0)
  }
})
