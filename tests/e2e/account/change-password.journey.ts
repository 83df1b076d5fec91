import { expect, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { tabTo } from '../kit/keyboard.ts'
import { mailTo } from '../kit/mailbox.ts'
import { PASSWORD } from '../kit/password.ts'
import { signIn } from '../kit/sign-in.ts'

// A member who knows the password changes it. docs/product/passwords.md#changing-a-password

// Chromium reports the refusal of the old password.
test.use({ school: 'accounts', tolerated: [/status of 400/] })

const EMAIL = 'workshop@demo.school'
const NEW = 'Newer-horse-2'

test('A member changes the password by keyboard, stays signed in, and the old password no longer works', async ({
  page,
}) => {
  await signIn(page, 'workshop')
  await page.goto('/account-settings')
  const open = page.getByRole('region', { name: 'Password' }).getByRole('button', { name: 'Change password' })
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Change password' })
  const current = form.getByLabel('Current password', { exact: true })
  await expect(current).toBeFocused()
  await page.keyboard.type('Wrong-horse-9')
  await tabTo(page, form.getByLabel('New password', { exact: true }), 3)
  await page.keyboard.type(NEW)
  await tabTo(page, form.getByLabel('Confirm password', { exact: true }), 3)
  await page.keyboard.type(NEW)
  await page.keyboard.press('Enter')
  await expect(form.getByText('This is not your password.')).toBeVisible()
  await expect(current).toBeFocused()
  await expectAccessibleInBothSchemes(page)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('Your password has been changed. All other devices are signed out.'),
  ).toBeVisible()
  await expect(form).toBeHidden()
  await expect(open).toBeFocused()
  expect((await mailTo(page, EMAIL, /password was changed$/)).text).toContain(
    'signed out on all other devices',
  )
  await page.reload()
  await expect(open, 'the member stays signed in').toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(NEW)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL(/\/login/)
})
