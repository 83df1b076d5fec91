import type { Page } from '@playwright/test'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { clock, test } from '../kit/clock/moving.ts'
import { expect, expectAccessible } from '../kit/journey.ts'
import { PASSWORD } from '../kit/password.ts'
import { signIn } from '../kit/sign-in.ts'

// A member who authenticated some time ago confirms their identity before they change how they sign in.
// docs/product/account-settings.md#identity-confirmation

/** Moves the clock of the server by eleven minutes: longer than a confirmation counts, shorter than an id token lives. */
const elevenMinutes = () => clock.moveTo(clock.now() + 11 * MINUTE_MS)

const secondary = (page: Page) => page.getByRole('region', { name: 'Add secondary login' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please confirm that it is you' })
const linkButton = (page: Page) => secondary(page).getByRole('button', { name: /^Link .+ account$/ })

test('A member who signed in some time ago enters the password before an account is linked or unlinked', async ({
  page,
}) => {
  await signIn(page, 'member')
  await page.goto('/account-settings')
  await elevenMinutes()
  await linkButton(page).click()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: /^Continue as Nora Lindqvist/ }).click()
  await expect(page).toHaveURL('/account-settings')
  await expect(secondary(page).getByText('nora.social@mail.example')).toBeVisible()

  await elevenMinutes()
  await secondary(page).getByRole('button', { name: 'Unlink' }).click()
  await page
    .getByRole('dialog', { name: /^Unlink/ })
    .getByRole('button', { name: 'Unlink' })
    .click()
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The account is unlinked.')).toBeVisible()
  await expect(linkButton(page)).toBeVisible()
})

test('A member without a password signs in at the employer again, and linking then continues by itself', async ({
  page,
}) => {
  await page.goto('/invite-registration/ACMESSO')
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByLabel('Work email').fill('newhire@acme.example')
  await page.getByRole('button', { name: 'Continue with corporate sign-in' }).click()
  await page.getByRole('button', { name: /newhire@acme\.example/ }).click()
  await expect(page.getByRole('link', { name: 'Start Learning' })).toBeVisible({ timeout: 30_000 })
  await page.goto('/account-settings')
  await elevenMinutes()
  await linkButton(page).click()
  await expect(dialog(page).getByText('Sign in with your organization once more')).toBeVisible()
  await expect(dialog(page).getByLabel('Password', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Sign in again' }).click()
  await page.getByRole('button', { name: /newhire@acme\.example/ }).click()
  // After the confirmation the settings continue to the provider without another click.
  await page.getByRole('button', { name: /^Continue as Robin/ }).click({ timeout: 30_000 })
  await expect(page).toHaveURL('/account-settings')
  await expect(secondary(page).getByText('robin@mail.example')).toBeVisible()
})
