import { expect, expectAccessible, openCourse, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'
import { menuOf, openMenu } from '../kit/menu.ts'

// What a limited member is told of the plan: what is left of the month, and what membership opens.
test('a limited member sees what is left where they watch, and may close it', async ({ page }) => {
  await signIn(page, 'limited')
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Monthly videos' })
  await expect(banner.getByText('1 video left this month.')).toBeVisible()
  await page.goto('/account-settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.goto('/certificates')
  await banner.getByRole('link', { name: 'ENROLL NOW' }).click()
  await expect(page).toHaveURL('/upgrade')
  await page.goto('/courses')
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toHaveCount(0)
})

test('a used-up month says so, a member sees nothing of it', async ({ page, context }) => {
  await signIn(page, 'limited-spent')
  await page.goto('/')
  await expect(page.getByText("You've reached your free video limit.")).toBeVisible()
  await context.clearCookies()
  await signIn(page, 'member')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Monthly videos' })).toHaveCount(0)
})

test('a locked tab, a locked page and a locked entry of the drawer tell what membership opens', async ({
  page,
}) => {
  await signIn(page, 'limited')
  await page.goto('/')
  const lock = page.getByRole('dialog', { name: 'Become a member for full access' })
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /Mini-MBAs/ })
    .click()
  await expect(lock).toBeVisible()
  for (const benefit of [
    'Unlimited live and on-demand courses',
    'Badges and certificates to share',
    'Certificate programs',
    'Professional Slack community',
    'Discounts on Mini-MBAs',
  ]) {
    await expect(lock.getByRole('listitem').filter({ hasText: benefit })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(lock).toHaveCount(0)
  await expect(page).toHaveURL('/courses')

  await openMenu(page)
  await menuOf(page)
    .getByRole('button', { name: /Resources/ })
    .last()
    .click()
  await expect(lock).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/resources')
  await expect(lock).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Resources are for members' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/mini-mbas')
  await lock.getByRole('link', { name: 'Enroll Now' }).click()
  await expect(page).toHaveURL('/upgrade')
  await expect(lock).toHaveCount(0)
})

test('a session beyond the free plan leads to the membership', async ({ page }) => {
  await signIn(page, 'limited')
  await openCourse(page, 'Data-Driven Decisions')
  await page.getByRole('link', { name: 'Enroll', exact: true }).first().click()
  await expect(page).toHaveURL('/upgrade')
})
