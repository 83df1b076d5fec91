import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../kit/journey.ts'
import { PASSWORD } from '../kit/password.ts'
import { signIn } from '../kit/sign-in.ts'

// These journeys link a social account as a secondary login and sign out everywhere. docs/product/account-settings.md

test.use({ school: 'accounts' })

const NORA = 'nora.social@mail.example'

const secondary = (page: Page) => page.getByRole('region', { name: 'Add secondary login' })

async function link(page: Page): Promise<void> {
  await secondary(page)
    .getByRole('button', { name: /^Link .+ account$/ })
    .click()
  await page.getByRole('button', { name: /^Continue as Nora Lindqvist/ }).click()
  await expect(page).toHaveURL('/account-settings')
}

test('A member links a social account, signs in with it, unlinks it, and links it again with the password', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto('/account-settings')
  await expect(secondary(page).getByText(/^No .+ account is linked\.$/)).toBeVisible()
  await link(page)
  await expect(secondary(page).getByText(NORA)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  // Signing out adds no redirect path to the login page; opening the settings while signed out adds one.
  await expect(page).toHaveURL('/login')
  await page.goto('/account-settings')
  await page.getByRole('button', { name: /^Continue with / }).click()
  await page.getByRole('button', { name: /^Continue as Nora Lindqvist/ }).click()
  await expect(page, 'the sign-in leads back').toHaveURL('/account-settings')
  await expect(secondary(page).getByText(NORA)).toBeVisible()

  await secondary(page).getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByRole('dialog', { name: /^Unlink your .+ account\?$/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await unlink(page)
  await page.reload()
  await expect(secondary(page).getByRole('button', { name: /^Link / })).toBeVisible()

  // An unlinked account stays unlinked: signing in with it asks for the password before it is linked again.
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: /^Continue with / }).click()
  await page.getByRole('button', { name: /^Continue as Nora Lindqvist/ }).click()
  await expect(page.getByRole('heading', { name: /^Your .+ account is not linked$/ })).toBeVisible()
  await expectAccessible(page)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('Other-horse-8')
  await page.getByRole('button', { name: 'Link and log in' }).click()
  await expect(page.getByText('This is not your password.')).toBeVisible()
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Link and log in' }).click()
  await expect(page).not.toHaveURL(/\/(oauth|login)/)
  await page.goto('/account-settings')
  await expect(secondary(page).getByText(NORA)).toBeVisible()
  await unlink(page)
})

async function unlink(page: Page): Promise<void> {
  await secondary(page).getByRole('button', { name: 'Unlink' }).click()
  const question = page.getByRole('dialog', { name: /^Unlink your .+ account\?$/ })
  await question.getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByText('The account is unlinked.')).toBeVisible()
  await expect(secondary(page).getByText(/^No .+ account is linked\.$/)).toBeVisible()
}

test('Signing out everywhere ends the member’s sign-ins on other devices', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'newcomer')
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {})
  const other = await elsewhere.newPage()
  await signIn(other, 'newcomer')
  await other.goto('/')
  await page.goto('/account-settings')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/login/)
  await other.goto('/certificates')
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()
})
