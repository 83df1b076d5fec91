import { expect, test } from '../kit/journey.ts'
import { activationLink, setPassword } from '../kit/set-password.ts'

test.use({ school: 'accounts' })

test('A visitor who signs up by e-mail from a deep link, and solves the bot challenge, is led back to it by the activation mail in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/account-settings?gotoSignup=true')
  await expect(page).toHaveURL('/signup?redirectPath=%2Faccount-settings')
  await expect(page).toHaveTitle('Section - Sign Up')
  await page.getByLabel('First name').fill(' Nour ')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByLabel('Email').fill(' deep@new.example ')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're all set!", { timeout: 30_000 })
  await expect(page.getByText('deep@new.example')).toBeVisible()
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
