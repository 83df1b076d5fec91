import type { Page } from '@playwright/test'
import { courseContentId } from '@section/api/features/catalog/content/school-index.ts'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, expectAccessible, test } from '../kit/journey.ts'
import { playing, position } from '../kit/watching/playback.ts'
import { signIn } from '../kit/sign-in.ts'

test.use({ school: 'player' })

const COURSE = 'discovery-before-delivery'
const lesson = (module: string, name: string) =>
  [
    '/courses/ondemand',
    stableId('course', COURSE),
    stableId('content-group', `${COURSE}/${module}`),
    courseContentId(COURSE, name),
  ].join('/')
const FIRST = lesson('beliefs', 'before-delivery')
const SECOND = lesson('beliefs', 'what-they-compare')

const region = (page: Page) => page.getByRole('region', { name: /^Video player/ })
const play = async (page: Page) => {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await playing(page)
}
/** Returns whether the element plays in the browser's own window. */
const isOutside = (page: Page) => page.evaluate(() => document.pictureInPictureElement !== null)

test('A member finds the keys of the player by its button and by ?, and other keys rest while the list is open', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto(FIRST)
  await play(page)
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list.getByText('Picture in picture')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('k')
  expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(region(page)).toBeFocused()
  await page.keyboard.press('k')
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(true)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await list.getByRole('button', { name: 'Close' }).click()
  await expect(list).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeFocused()
})

test('Speed and captions that a member chose in one video are those of the next, and off stays off', async ({
  page,
}) => {
  const state = () =>
    page.evaluate(() => {
      const video = document.querySelector('video')
      const shown = [...(video?.textTracks ?? [])].find(({ mode }) => mode === 'showing')
      return [video?.playbackRate, shown?.language ?? null]
    })
  await signIn(page, 'member')
  await page.goto(FIRST)
  await play(page)
  await page.keyboard.press('>')
  await page.keyboard.press('c')
  await expect.poll(state).toEqual([1.25, 'en'])
  await page.goto(SECOND)
  await play(page)
  await expect.poll(state).toEqual([1.25, 'en'])
  await page.keyboard.press('c')
  await expect.poll(state).toEqual([1.25, null])
  await page.goto(FIRST)
  await play(page)
  await expect.poll(state).toEqual([1.25, null])
})

test('Picture in picture stays open when the next video plays, and the player follows when the browser closes it', async ({
  page,
}) => {
  await signIn(page, 'newcomer')
  await page.goto(FIRST)
  await play(page)
  await page.keyboard.press('p')
  await expect.poll(() => isOutside(page)).toBe(true)
  await expect(page.getByRole('button', { name: 'Exit picture-in-picture' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(SECOND, { timeout: 20_000 })
  await playing(page)
  expect(await isOutside(page)).toBe(true)
  await page.evaluate(() => document.exitPictureInPicture())
  await region(page).hover()
  await expect(page.getByRole('button', { name: 'Enter picture-in-picture' })).toBeVisible()
})

test('Before Play only the beginning of a video is loaded, and no video session is opened', async ({
  page,
}) => {
  const media: string[] = []
  const operations: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(?:m3u8|m4s)$/.test(pathname)) media.push(pathname)
    if (pathname === '/graphql') operations.push(request.postData() ?? '')
  })
  const opened = () => operations.filter((text) => text.includes('videoDurationAtPlaytime')).length
  await signIn(page, 'staff')
  await page.goto(SECOND)
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.readyState ?? 0)).toBe(4)
  const segments = media.filter((path) => path.endsWith('.m4s'))
  expect(segments.length).toBeLessThanOrEqual(5)
  await expect(region(page)).toBeHidden()
  expect(opened()).toBe(0)
  await play(page)
  await expect.poll(opened).toBe(1)
  expect(media.filter((path) => path === media[0])).toHaveLength(1)
})

test('Nothing of a limited member’s video is asked for before Play, not even when they point at it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(?:m3u8|m4s)$/.test(pathname)) asked.push(pathname)
  })
  await signIn(page, 'limited')
  await page.goto(SECOND, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Play', exact: true }).hover()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('two taps on a side of the picture seek, and one tap shows and hides the controls', async ({
    page,
  }) => {
    await signIn(page, 'member')
    await page.goto(SECOND)
    await play(page)
    const box = (await region(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const tap = (across: number) => page.touchscreen.tap(box.x + box.width * across, box.y + box.height * 0.4)
    const tapTwice = (across: number) => Promise.all([tap(across), tap(across)])

    const before = await position(page)
    await tapTwice(0.85)
    await expect(page.getByText('Forward 10 seconds')).toBeVisible()
    await expect.poll(() => position(page)).toBeGreaterThan(before + 9)
    await expect(page.getByText('Forward 10 seconds')).toHaveCount(0)
    const ahead = await position(page)
    await tapTwice(0.15)
    await expect(page.getByText('Back 10 seconds')).toBeVisible()
    await expect.poll(() => position(page)).toBeLessThan(ahead)
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
    expect(await page.evaluate(() => [visualViewport?.scale, getSelection()?.toString()])).toEqual([1, ''])

    const isShown = () => region(page).getAttribute('data-controls-visible')
    await expect.poll(isShown).toBeNull()
    await tap(0.5)
    await expect.poll(isShown).not.toBeNull()
    await tap(0.5)
    await expect.poll(isShown).toBeNull()
  })
})
