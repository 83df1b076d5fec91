import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { nextMonthStart, nextVideosText } from '@section/domain/metering/next-month.ts'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { clock, test as movedClock } from '../kit/clock/moving.ts'
import { ask } from '../kit/endpoint.ts'
import { expect, expectAccessible, expectAccessibleInBothSchemes, section } from '../kit/journey.ts'
import { playing } from '../kit/watching/playback.ts'
import { memberAt, signIn } from '../kit/sign-in.ts'

// The journey has a product of its own, because it spends the allowance of an account of the demo.
const test = movedClock.extend<object, { school: string }>({
  school: ['metering', { scope: 'worker' }],
})

const RUN = 'where-ai-earns-its-keep/on-demand'
const SESSION = `/courses/session/${stableId('session', RUN)}`
const COURSE = stableId('course', 'strategy-on-a-page')
/** A lesson that the member has not watched. */
const LESSON = {
  videoId: stableId('video', 'strategy-on-a-page/test-the-choice'),
  path: `/courses/ondemand/${COURSE}/${stableId('content-group', 'strategy-on-a-page/choose-and-test')}/${stableId('content-item', 'strategy-on-a-page/test-the-choice')}`,
}
const PREVIEW = 'The five boxes, step by step'
const BENEFITS = [
  'Unlimited live and on-demand courses',
  'Badges and certificates to share',
  'Certificate programs',
  'Professional Slack community',
  'Discounts on Mini-MBAs',
]
const OPEN = `mutation ($videoId: ID!, $courseId: ID!) {
  createVideoSession(videoId: $videoId, courseId: $courseId, type: ON_DEMAND) { error { code message } } }`

const bar = (page: Page) => page.getByRole('region', { name: 'Monthly videos' })
const limit = (page: Page) => page.getByRole('dialog', { name: "You've reached your monthly viewing limit" })
const play = async (page: Page) => {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await playing(page)
}
/** Opens a task of the session unless it is open already. */
const openTask = async (page: Page, title: RegExp) => {
  const task = page.getByRole('button', { name: title })
  if ((await task.getAttribute('aria-expanded')) !== 'true') await task.click()
}

test('A limited member spends the allowance, reads everywhere when it starts again, and watches again next month', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(240_000)
  const next = nextVideosText(3, clock.now(), 'America/New_York')
  await signIn(page, 'limited')
  await page.goto('/courses')
  await expect(bar(page)).toContainText('1 video left this month.')
  await expect(bar(page).getByRole('link', { name: 'ENROLL NOW' })).toHaveAttribute('href', '/upgrade')
  await expect(page.getByRole('heading', { name: next })).toHaveCount(0)

  // A button of a session is a lock, which tells what a membership holds.
  await page.goto(SESSION)
  await page.getByRole('button', { name: 'Get the empty list' }).click()
  const benefits = page.getByRole('dialog', { name: 'Become a member for full access' })
  await expect(benefits.getByRole('listitem')).toHaveText(BENEFITS)
  await expect(benefits.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', '/upgrade')
  await page.keyboard.press('Escape')

  // The last video of the month counts when it plays.
  await openTask(page, /Sort your list/)
  await page
    .locator('[id^="container-"]')
    .getByRole('link', { name: /Two questions|Where AI/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/courses\/session\/[^/]+\/[^/]+\/[^/]+$/)
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const watched = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(bar(page)).toContainText('1 video left this month.')
  const otherTab = await page.context().newPage()
  await otherTab.goto(LESSON.path)
  await expect(otherTab.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await play(page)
  await expect(bar(page)).toContainText(`You've reached your free video limit. ${next}.`)

  // Another tab locks its video without a reload.
  await expect(limit(otherTab)).toBeVisible()
  await expect(otherTab.getByText('Shucks.')).toBeVisible()
  await otherTab.close()

  // Other videos of the session are locks, and the watched one is not.
  await page.getByRole('link', { name: 'Back', exact: true }).first().click()
  await openTask(page, /Try one/)
  const locked = page.getByRole('button', { name: /Locked$/ })
  await locked.click()
  await expect(limit(page)).toContainText(`${next}. Members watch without a limit, and get:`)
  await expectAccessibleInBothSchemes(page, '[role="dialog"]')
  await page.keyboard.press('Escape')
  await expect(limit(page)).toHaveCount(0)
  await expect(locked).toBeFocused()
  await expectAccessible(page)

  // A lesson that is opened by its address says so, with a way back, and the server refuses it, too.
  await page.goto(LESSON.path)
  await expect(limit(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Shucks.' })).toBeVisible()
  await expect(page.getByText('You’re out of videos for the month.')).toBeVisible()
  await expect(page.getByRole('heading', { name: next })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  const variables = { videoId: LESSON.videoId, courseId: COURSE }
  const { createVideoSession } = await ask<{ createVideoSession: object }>(page, OPEN, variables)
  const message = 'You’re out of videos for the month.'
  expect(createVideoSession).toEqual({ error: { code: 'METERING_EXCEEDED', message } })
  await page.getByRole('main').getByRole('link', { name: 'Back to Course' }).last().click()
  await expect(page).toHaveURL(`/courses/${COURSE}`)
  await expect(bar(page)).toContainText(next)

  // The dashboard offers what is free, which plays and changes nothing.
  await page.goto('/courses')
  await expect(bar(page)).toContainText(next)
  await expect(page.getByText(next)).toHaveCount(1)
  await page.getByRole('heading', { name: 'Free for you this month' }).click()
  const free = page.getByRole('region', { name: 'Free for you this month' })
  await expect(free.getByRole('link', { name: PREVIEW })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await free.getByRole('link', { name: PREVIEW }).click()
  await play(page)

  // The account settings list what was counted, and lead back to it.
  await page.goto('/account-settings#monthly-videos')
  const videos = section(page, 'Videos this month')
  await expect(videos.getByRole('listitem')).toHaveCount(3)
  await expect(videos).toContainText(`${next}.`)
  await expectAccessibleInBothSchemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow(), 'nothing is wider than a phone').toBeLessThanOrEqual(0)
  await videos.getByRole('link', { name: `Watch again: ${watched}` }).click()
  await play(page)
  await bar(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(bar(page)).toHaveCount(0)

  // The next month begins. The sign-in of this page is over then, so that nothing of it may ask the server any more.
  await page.goto('/account-settings', { waitUntil: 'networkidle' })
  await page.goto('about:blank')
  const later = nextMonthStart(clock.now()) + HOUR_MS
  await clock.moveTo(later)
  const again = await memberAt(browser, product.url, 'limited', later)
  await again.goto('/courses')
  await expect(bar(again)).toContainText('3 videos left this month.')
  await expect(again.getByText(/^Next 3 videos on/)).toHaveCount(0)
  await again.goto('/account-settings')
  await expect(section(again, 'Videos this month')).toContainText('No video has counted this month yet.')
  await again.goto(LESSON.path)
  await play(again)
  await expect(bar(again)).toContainText('2 videos left this month.')
  await again.context().close()
})
