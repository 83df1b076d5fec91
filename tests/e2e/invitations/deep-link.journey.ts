import { expect, expectAccessible, test } from '../kit/journey.ts'
import { activationLink, setPassword } from '../kit/set-password.ts'

// A new member comes from a deep link, through an invitation and its activation mail, to the page of the link.

test.use({ school: 'accounts' })

test('An invitation with a redirect path leads through preview, registration, mail and password to that path', async ({
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

test('A redirect path to another site is dropped from the links of the signup page', async ({ page }) => {
  await page.goto('/signup?redirectPath=%2F%2Fevil.example')
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
})
