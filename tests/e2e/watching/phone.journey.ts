import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { smallTargets } from '../kit/axe.ts'
import { expect, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// What covers the film, what is out of sight and what is too small for a finger shows on phones first.

const COURSE = `/courses/${stableId('course', 'strategy-on-a-page')}`
const LESSON = [
  '/courses/ondemand',
  stableId('course', 'strategy-on-a-page'),
  stableId('content-group', 'strategy-on-a-page/choose-and-test'),
  stableId('content-item', 'strategy-on-a-page/test-the-choice'),
].join('/')

const allowance = (page: Page) => page.getByRole('region', { name: 'Monthly videos' })

test.describe('On a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })

  test('nothing covers a film that has not started, and the bar of the allowance comes after the page', async ({
    page,
  }) => {
    await signIn(page, 'limited')
    await page.goto(LESSON)
    await expect(allowance(page)).toContainText('1 video left this month.')
    await expect(allowance(page)).not.toBeInViewport()
    const film = await page.getByRole('button', { name: 'Play', exact: true }).boundingBox()
    const back = await page.getByRole('link', { name: 'Back to Course' }).boundingBox()
    expect((back?.x ?? 0) + (back?.width ?? 0), 'the way back is beside the film').toBeLessThanOrEqual(
      film?.x ?? 0,
    )
    await allowance(page).scrollIntoViewIfNeeded()
    await expect(allowance(page).getByRole('link', { name: 'ENROLL NOW' })).toBeInViewport({ ratio: 1 })
  })

  test('the buttons of a dialog are in view without scrolling', async ({ page }) => {
    await signIn(page, 'limited-spent')
    await page.goto(LESSON)
    const dialog = page.getByRole('dialog', { name: "You've reached your monthly viewing limit" })
    await expect(dialog.getByRole('link', { name: 'Enroll Now' })).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('button', { name: 'Not now' })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('On a phone that is held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the screens of watching have no target lower than 44 pixels, except links in a text', async ({
    page,
  }) => {
    await signIn(page, 'limited-spent')
    await page.goto('/courses')
    await page.getByRole('heading', { name: 'Free for you this month' }).click()
    await expect(page.getByRole('link', { name: 'The five boxes, step by step' })).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
    await page.goto(COURSE)
    await expect(page.getByRole('link', { name: 'All courses' })).toBeVisible()
    expect(await smallTargets(page)).toEqual([])

    await signIn(page, 'member')
    await page.goto(LESSON)
    await page.getByRole('tab', { name: 'Notes' }).tap()
    await expect(page.getByRole('button', { name: /^Whole course/ })).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
    await page.goto('/courses?q=customers')
    await expect(page.getByRole('link', { name: /places in lessons$/ })).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
  })
})
