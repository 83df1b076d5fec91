import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../kit/journey.ts'
import { activationLink, setPassword } from '../kit/set-password.ts'

test.use({ school: 'accounts' })

test('A visitor signs up by e-mail, solves the bot challenge, activates the account and arrives at the courses', async ({
  page,
}) => {
  await page.goto('/signup?redirectPath=%2Fcourses')
  await expect(page).toHaveTitle('Section - Sign Up')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start learning for free')
  await fillForm(page, { firstName: ' Nour ', lastName: 'Haddad', email: ' nour@new.example ' })
  await page.getByRole('button', { name: 'Create Account' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're all set!", { timeout: 30_000 })
  await expect(page.getByText('nour@new.example')).toBeVisible()
  await setPassword(page, await activationLink(page, 'nour@new.example'), 'nour@new.example')
  await expect(page).toHaveURL(/\/courses$/)
  await expect(page.getByRole('heading', { name: 'Courses Dashboard' })).toBeVisible()
})

test('A visitor who signs up from a deep link is led back to it by the activation mail, also in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/account-settings?gotoSignup=true')
  await expect(page).toHaveURL('/signup?redirectPath=%2Faccount-settings')
  await fillForm(page, { firstName: 'Nour', lastName: 'Haddad', email: 'deep@new.example' })
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're all set!", { timeout: 30_000 })
  const link = await activationLink(page, 'deep@new.example')
  expect(decodeURIComponent(link)).not.toContain('account-settings')
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {})
  const other = await elsewhere.newPage()
  await setPassword(other, link, 'deep@new.example')
  await expect(other).toHaveURL(/\/account-settings$/)
  await expect(other.getByRole('heading', { name: 'Account settings' })).toBeVisible()
  await elsewhere.close()
})

test('A visitor who signs up by social account arrives at the page that was asked for', async ({ page }) => {
  await page.goto('/login?redirectPath=%2Fcourses&gotoSignup=true')
  await expect(page).toHaveURL('/signup?redirectPath=%2Fcourses')
  await page.getByRole('button', { name: /^Continue with / }).click()
  await page.getByRole('button', { name: /^Continue as Robin/ }).click()
  await expect(page.getByRole('heading', { name: 'Courses Dashboard' })).toBeVisible({ timeout: 40_000 })
  await expect(page).toHaveURL(/\/courses$/)
})

test('A social account without a verified address signs nobody up', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: /^Continue with / }).click()
  await page.getByRole('button', { name: /mallory@mail\.example/ }).click()
  await expect(page.getByText('Your sign-in provider has not verified this email address.')).toBeVisible({
    timeout: 30_000,
  })
  await expect(page).toHaveURL('/signup')
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('A signup fails with the reason when the bot challenge cannot be loaded', async ({ page }) => {
  await page.route('**/altcha/challenge', (route) => route.fulfill({ json: {} }))
  await page.goto('/signup')
  await fillForm(page, { firstName: 'Nour', lastName: 'Haddad', email: 'other@new.example' })
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(
    page.getByText('Our bot detection service is currently unavailable. Please try again later.'),
  ).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/altcha/challenge')
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('other@new.example')
})

async function fillForm(
  page: Page,
  values: { firstName: string; lastName: string; email: string },
): Promise<void> {
  await page.getByLabel('First name').fill(values.firstName)
  await page.getByLabel('Last name').fill(values.lastName)
  await page.getByLabel('Email').fill(values.email)
}
