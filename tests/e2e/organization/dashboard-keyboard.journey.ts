import type { Page } from '@playwright/test'
import { smallTargets } from '../kit/axe.ts'
import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { skipToContent, tabInSight } from '../kit/keyboard.ts'
import { heading, names, signInOnceCounted, sorting, table } from '../kit/organization/dashboard.ts'

test.use({ school: 'organization' })

test('A sponsor chooses the period, a tab, an order and a course by keyboard alone', async ({ page }) => {
  await signInOnceCounted(page, 'sponsor')
  await page.goto('/organization')
  await expect(names(page, 'Employees')).toHaveCount(20)
  await skipToContent(page)
  await tabToChoice(page, 'Program to date')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/organization?filter=LAST_90_DAYS')

  await tabInSight(page, page.getByRole('tab', { name: 'Employee Directory' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Course Directory' })).toBeFocused()
  await expect(page).toHaveURL('/organization?tab=courses&filter=LAST_90_DAYS')
  await expect(names(page, 'Courses').first()).toBeVisible()

  await tabInSight(page, sorting(page, 'Enrolled'))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Enrolled')).toHaveAttribute('aria-sort', 'ascending')
  await expect(sorting(page, 'Enrolled'), 'the focus stays').toBeFocused()
  await page.keyboard.press('Space')
  await expect(heading(page, 'Enrolled')).toHaveAttribute('aria-sort', 'descending')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

  const course = names(page, 'Courses').first().getByRole('button')
  const title = await course.innerText()
  await tabInSight(page, course)
  await page.keyboard.press('Enter')
  await expect(table(page, `Sessions of ${title}`)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(table(page, `Sessions of ${title}`)).toHaveCount(0)
  await expect(course).toBeFocused()
})

test('The page of employees that the keyboard turns begins at its rows', async ({ page }) => {
  await signInOnceCounted(page, 'sponsor')
  await page.goto('/organization')
  const next = page.getByRole('navigation', { name: 'Pages of Employees' }).getByRole('button', {
    name: 'Next page',
  })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/organization?page=1')
  await expect(page.getByRole('region', { name: 'Employees' })).toBeFocused()
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('The rows of a dashboard are cards on a phone, a menu sorts them, and every target is large enough', async ({
    page,
  }) => {
    await signInOnceCounted(page, 'sponsor')
    await page.goto('/organization')
    const employees = page.getByRole('list', { name: 'Employees' })
    await expect(employees.getByRole('listitem')).toHaveCount(20)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await smallTargets(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Badges, descending')
    await expect(page).toHaveURL('/organization?sortKey=BADGES&sortDirection=DESC')
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByText(/^Page 2 of 3$/)).toBeVisible()
    await page.getByRole('tab', { name: 'Course Directory' }).click()
    const courses = page.getByRole('list', { name: 'Courses' })
    await courses.getByRole('button').first().click()
    await expect(page.getByRole('list', { name: /^Sessions of / })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await smallTargets(page)).toEqual([])
    await expectAccessible(page)
  })
})

test('Axe finds nothing in the dashboard of staff, who choose an employer', async ({ page }) => {
  await signInOnceCounted(page, 'staff')
  await page.goto('/organization')
  await expect(page.getByRole('textbox', { name: 'Customer ID' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
})

/** Presses Tab until the radio button that is chosen has the focus, whose ring is drawn around its label. */
async function tabToChoice(page: Page, name: string): Promise<void> {
  const choice = page.getByRole('radio', { name })
  const hasFocus = () => choice.evaluate((input) => input === document.activeElement)
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses++) await page.keyboard.press('Tab')
  await expect(choice).toBeFocused()
  await expect(page.locator('label').filter({ hasText: name })).not.toHaveCSS('outline-style', 'none')
}
