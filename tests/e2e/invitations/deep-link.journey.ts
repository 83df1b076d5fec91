import { expect, expectAccessible, test } from '../kit/journey.ts'
import { activationLink, setPassword } from '../kit/set-password.ts'

// From a deep link through an invitation and its activation mail to the place that was asked for. Specification 1, 2.2.

test.use({ school: 'linking' })

test('an invitation with a place to go on to: preview, registration, mail, password, the place', async ({
  page,
}) => {
  await page.goto('/login?preview=ACME&redirectPath=%2Faccount-settings')
  await expect(page).toHaveURL('/preview/ACME?redirectPath=%2Faccount-settings')
  await page.getByRole('main').getByRole('link', { name: 'Join Here' }).first().click()
  await expect(page).toHaveURL('/invite-registration/ACME?redirectPath=%2Faccount-settings')
  await page.getByLabel('First name').fill('Vera')
  await page.getByLabel('Last name').fill('Lindqvist')
  await page.getByLabel('Work email').fill('deep@acme.example')
  await page.getByLabel('Your team').fill('Growth')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been created')
  const link = await activationLink(page, 'deep@acme.example')
  expect([...new URL(link).searchParams.keys()]).toEqual(['email', 'tac'])
  await setPassword(page, link, 'deep@acme.example')
  await expect(page).toHaveURL('/account-settings')
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible()
  await expectAccessible(page)
})

test('through the employer’s sign-in, which needs no mail', async ({ page }) => {
  await page.goto('/invite-registration/ACMESSO?redirectPath=%2Faccount-settings')
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByLabel('Work email').fill('newhire@acme.example')
  await page.getByRole('button', { name: 'Continue with corporate sign-in' }).click()
  await page.getByRole('button', { name: /newhire@acme\.example/ }).click()
  await page.getByRole('link', { name: 'Start Learning' }).click({ timeout: 30_000 })
  await expect(page).toHaveURL('/account-settings')
})

test('a member who takes the invitation by logging in first', async ({ page }) => {
  await page.goto('/invite-registration/SECRET?redirectPath=%2Faccount-settings')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/^[^?]+\/login\?redirectPath=/)
  await page.getByLabel('Email').fill('limited@demo.school')
  await page.getByLabel('Password', { exact: true }).fill('Section-demo-1')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('Redemption code').fill('OPEN-SESAME')
  await page.getByRole('button', { name: 'Add to my membership' }).click()
  await expect(page).toHaveURL('/account-settings')
})

test('a place that is not ours leads home', async ({ page }) => {
  await page.goto('/signup?redirectPath=%2F%2Fevil.example')
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
})
