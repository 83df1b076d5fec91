import { expect, test } from '../kit/journey.ts'
import { activationLink, setPassword } from '../kit/set-password.ts'

test.use({ school: 'set-password' })

test('A new member whose login fails after the password is set continues with their social account', async ({
  page,
}) => {
  const email = 'robin@mail.example'
  await page.goto('/signup?redirectPath=%2Fcourses')
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Castellanos')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're all set!", { timeout: 30_000 })
  // The answer contains no tokens: the password is set, but signing in with it fails.
  await page.route('**/oauth2/token', (route) => route.fulfill({ json: {} }))
  await setPassword(page, await activationLink(page, email), email)
  await expect(page.getByText('Failed logging in. Please reset your password.')).toBeVisible()
  await page.unroute('**/oauth2/token')
  await page.getByRole('button', { name: /^Continue with / }).click()
  await page.getByRole('button', { name: /^Continue as Robin/ }).click()
  await expect(page.getByRole('heading', { name: 'Courses Dashboard' })).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL(/\/courses$/)
})
