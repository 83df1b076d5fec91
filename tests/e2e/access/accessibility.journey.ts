import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, expectAccessible, expectAccessibleInBothSchemes, openCourse, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'
import { playing } from '../kit/watching/playback.ts'

// Axe examines, at both widths, screens and states that no picture shows.

const LOCKED_LESSON = [
  '/courses/ondemand',
  stableId('course', 'strategy-on-a-page'),
  stableId('content-group', 'strategy-on-a-page/choose-and-test'),
  stableId('content-item', 'strategy-on-a-page/test-the-choice'),
].join('/')

test('Axe finds nothing in home, the courses, a landing page and the not-found page of an academy member', async ({
  page,
}) => {
  await signIn(page, 'academy')
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.goto('/courses')
  const course = page.getByRole('article').getByRole('link', { name: 'AI for Finance Teams', exact: true })
  await expect(course.first()).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await course.first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'AI for Finance Teams' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: '404 PAGE NOT FOUND' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
})

test('Axe finds nothing in a video page, whether its menus are closed or open', async ({ page }) => {
  await signIn(page, 'trial')
  await openCourse(page, 'Growth Loops')
  await page.getByRole('link', { name: 'GO TO ON DEMAND COURSE' }).first().click()
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await expect(play).toBeVisible()
  await expectAccessible(page)
  await play.click()
  await playing(page)
  // The video is paused, because on a slow machine it could end while axe examines the page.
  await page.keyboard.press('k')
  for (const menu of ['Settings', 'Chapters', 'Keyboard shortcuts']) {
    await page.getByRole('button', { name: menu }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
})

test('Axe finds nothing in the pages of a member whose allowance of the month is used up', async ({
  page,
}) => {
  await signIn(page, 'limited-spent')
  await openCourse(page, 'Strategy on a Page')
  await expectAccessible(page)
  await page.goto(LOCKED_LESSON)
  await expectDialog(page, "You've reached your monthly viewing limit")
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Shucks.' })).toBeVisible()
  await expect(page.getByText('You’re out of videos for the month.')).toBeVisible()
  await expectAccessible(page)
})

test('Axe finds nothing in the pages that sell, or say what ended or is for members only', async ({
  page,
}) => {
  for (const [account, path] of [
    ['member', '/referrals'],
    ['post-trial', '/resubscribe'],
    ['limited', '/upgrade?ec=scf'],
    ['alumni', '/resubscribe?ec=uc'],
    ['ending', '/cancel-offer'],
    ['academy', '/cancel-offer'],
    ['limited', '/checkout/return?session_id=cs_test_unknown'],
    ['limited', '/resources'],
  ] as const) {
    // The app of the account before would notice the other sign-in, and its own navigation could end the next one.
    await page.goto('about:blank')
    await signIn(page, account)
    await page.goto(path)
    await expect(
      page.getByRole('heading', {
        name: /discontinued|has ended|Membership Pricing|are for members|^Uh oh!|membership is canceled|^Cancel your membership|NOT FOUND/,
      }),
    ).toBeVisible()
    await expectAccessible(page)
  }
})

test('Axe finds nothing in the preview of a full invitation and in a registration with empty fields', async ({
  page,
}) => {
  await page.goto('/preview/FULL')
  await expect(page.getByText('There are no slots left for this invitation.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/invite-registration/SECRET')
  await expect(page.getByLabel('First name')).toBeVisible()
  for (const field of await page.getByRole('textbox').all()) {
    await field.focus()
    await field.blur()
  }
  await expect(page.getByText('Required', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
})

test('Axe finds nothing in the screen of a signup whose bot challenge could not be loaded', async ({
  page,
}) => {
  await page.route('**/altcha/challenge', (route) => route.fulfill({ json: {} }))
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Nour')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByLabel('Email').fill('other@new.example')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Our bot detection service is currently unavailable.')).toBeVisible({
    timeout: 20_000,
  })
  await expectAccessible(page)
})

async function expectDialog(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await expectAccessible(page)
}
