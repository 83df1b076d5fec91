import { expect, test } from '../kit/journey.ts'
import { PASSWORD } from '../kit/password.ts'
import { signIn } from '../kit/sign-in.ts'

// The browser logs each refused token as a console error. SECURITY.md#suspension-and-key-rotation
test.use({ tolerated: [/status of 40[01]/] })

test('A member stays signed in while keys are rotated, on a reloaded page and inside the app', async ({
  page,
  product,
}) => {
  await signIn(page, 'scholar')
  await product.operate('keys:rotate')
  await page.goto('/courses')
  await expect(page.getByRole('heading', { name: 'Courses Dashboard' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await product.operate('keys:rotate')
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/courses\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('A suspended member is signed out at the next page and cannot sign in until the account is restored', async ({
  page,
  product,
}) => {
  await signIn(page, 'member')
  await product.operate('member:suspend', 'member@demo.school')
  await page.goto('/courses')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill('member@demo.school')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await product.operate('member:restore', 'member@demo.school')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL(/\/login/)
})
