import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { expectNoViolation } from '../kit/axe.ts'
import { expect, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { skipToContent, tabTo } from '../kit/keyboard.ts'
import { playing, position } from '../kit/watching/playback.ts'
import { signIn } from '../kit/sign-in.ts'

// These journeys watch the lessons of an on-demand course. The first uses the keyboard alone.

test.use({ school: 'accounts' })

const COURSE = 'running-a-pricing-test'
const lessonAt = (module: string, lesson: string) =>
  [
    '/courses/ondemand',
    stableId('course', COURSE),
    stableId('content-group', `${COURSE}/${module}`),
    stableId('content-item', `${COURSE}/${lesson}`),
  ].join('/')
const FIRST = lessonAt('plan', 'pricing-test')
const SECOND = lessonAt('read', 'in-money')
const OPTIONAL = lessonAt('read', 'in-words')

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const player = (page: Page) => page.getByRole('region', { name: /^Video player/ })
const outline = (page: Page) => page.getByRole('tabpanel', { name: 'Outline' })
const box = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('A member watches through a course by itself to the badge, with theater mode on the way, by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const shifted = await watchShifts(page)
  const playlists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.m3u8')) playlists.push(request.url())
  })
  await signIn(page, 'scholar')
  const asked: string[] = []
  page.on('request', (request) => {
    // The mutation that prepares the first frame has the video alone as its variable.
    const body = request.url().endsWith('/graphql') ? (request.postData() ?? '') : ''
    if (body && !/"variables":\{"videoId":"[^"]+"\}/.test(body)) asked.push(body)
  })
  await page.goto(FIRST)
  await expect(outline(page)).toContainText('Lesson 1 of 3')
  expect(asked, 'the data of the page comes in one request').toHaveLength(1)
  // The first link of the content prepares its page once it is focused, which is another request.
  await skipToContent(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Explain the price' })).toContainText('Optional')
  await tabTo(page, page.getByRole('button', { name: 'Play', exact: true }))
  await page.keyboard.press('Enter')
  await playing(page)
  await expect(player(page)).toBeFocused()
  for (const rate of [1.25, 1.5]) {
    await page.keyboard.press('>')
    await expect.poll(() => page.evaluate(() => document.querySelector('video')?.playbackRate)).toBe(rate)
  }

  await switchTheaterMode(page, playlists)
  expect(await shifted(), 'nothing moves while the page loads and plays').toBeLessThanOrEqual(0.02)

  // The next module begins by itself, and the keys of the player go on.
  await expect(page.getByRole('group', { name: 'Up next' })).toContainText('Read it in money', {
    timeout: 60_000,
  })
  await expect(page).toHaveURL(SECOND, { timeout: 15_000 })
  await expect(title(page)).toHaveText('Read it in money')
  await playing(page)
  await expect(outline(page)).toContainText('Lesson 2 of 3')
  await expect(outline(page)).toContainText('1 completed')
  await expect(outline(page).getByRole('link', { name: 'Read it in money' })).toHaveAttribute(
    'aria-current',
    'page',
  )

  const badge = page.getByRole('dialog', { name: 'Badge earned' })
  await expect(badge).toBeVisible({ timeout: 90_000 })
  await page.keyboard.press('Escape')
  await expect(badge).toBeHidden()
  const upNext = page.getByRole('group', { name: 'Up next' })
  await expect(upNext).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(upNext).toBeHidden()
  await expect(outline(page)).toContainText('2 completed')

  await tabTo(page, page.getByRole('tab', { name: 'Outline' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Transcript' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowLeft')
  // The outline goes on with the lesson that is chosen there.
  await tabTo(page, outline(page).getByRole('link', { name: 'Explain the price' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(OPTIONAL)
  await playing(page)
})

/** Switches theater mode on and off, and checks that the video goes on without loading anything again. */
async function switchTheaterMode(page: Page, playlists: readonly string[]): Promise<void> {
  await page.evaluate(() => document.querySelector('video')?.setAttribute('data-film', 'same'))
  const beside = await box(page, 'video')
  const before = await position(page)
  const loaded = playlists.length
  await page.keyboard.press('t')
  await expect.poll(async () => (await box(page, 'video')).width).toBeGreaterThan(beside.width * 1.3)
  const film = await box(page, 'video')
  const panel = await box(page, 'aside')
  expect(panel.y, 'the panel is below the film').toBeGreaterThanOrEqual(film.y + film.height)
  await expect.poll(() => position(page)).toBeGreaterThan(before + 1)
  await page.keyboard.press('t')
  await expect.poll(async () => (await box(page, 'video')).width).toBeLessThan(film.width)
  expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(false)
  await expect(page.locator('video[data-film="same"]'), 'the player is not mounted anew').toHaveCount(1)
  expect(playlists.length - loaded, 'playlists that were loaded').toBe(0)
}

/** Adds up from the next page on by how much the layout moves without anybody's doing. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    sessionStorage.setItem('test: shifts', '0')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (hadRecentInput) continue
        const sum = Number(sessionStorage.getItem('test: shifts')) + value
        sessionStorage.setItem('test: shifts', String(sum))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('test: shifts')))
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the video stays in view while the page scrolls, and fills the height when the phone is held on its side', async ({
    page,
  }) => {
    await signIn(page, 'scholar')
    await page.goto(FIRST)
    await expect(title(page)).toHaveText('Running a pricing test')
    await expectAccessibleInBothSchemes(page)
    await page.getByRole('button', { name: 'Play', exact: true }).tap()
    await playing(page)
    await expect(page.getByRole('button', { name: 'Theater mode' })).toBeHidden()
    await page.evaluate(() => scrollTo(0, 600))
    await expect(page.locator('video')).toBeInViewport({ ratio: 0.99 })
    expect((await box(page, 'video')).width).toBe(390)

    await page.setViewportSize({ width: 844, height: 390 })
    await page.evaluate(() => scrollTo(0, 0))
    const film = async () => {
      const { y, height } = await box(page, 'video')
      return [Math.round(y), Math.round(height)]
    }
    await expect.poll(film).toEqual([0, 390])
    await expect(page.getByRole('banner')).toBeHidden()
    const back = page.getByRole('link', { name: 'Back to Course' })
    const shown = () => back.evaluate((link) => getComputedStyle(link.closest('[data-part]') ?? link).opacity)
    await expect.poll(shown, 'the link back hides with the controls').toBe('0')
    await player(page).tap({ position: { x: 300, y: 150 } })
    await expect.poll(shown).toBe('1')
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolation(page)
    }
    await back.tap()
    await expect(page).toHaveURL(`/courses/${stableId('course', COURSE)}`)
    await expect(page.getByRole('banner')).toBeVisible()
  })
})
