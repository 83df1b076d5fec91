import { expect, expectAccessible, test } from '../kit/journey.ts'
import { PASSWORD } from '../kit/password.ts'
import { mailTo } from '../kit/mailbox.ts'
import { playing, position } from '../kit/watching/playback.ts'
import { fillNames, heading } from '../kit/registration-form.ts'

// These journeys register with invitations of the demo school, whose codes they use.

test.use({ school: 'accounts' })

test('The preview of an invitation shows title and testimonial, plays its video, and leads to the registration', async ({
  page,
}) => {
  await page.goto('/?preview=WELCOME30')
  await expect(page).toHaveURL('/preview/WELCOME30')
  await expect(heading(page)).toHaveText('Thirty days of business school, on us')
  await expect(page).toHaveTitle('Section - Thirty days of business school, on us')
  await expect(page.getByText('Renata Quiroga')).toBeVisible()
  await page.getByRole('button', { name: /^Play: / }).click()
  await playing(page)
  await expect.poll(() => position(page), { timeout: 20_000 }).toBeGreaterThan(1)
  await page.getByRole('link', { name: 'Join Here' }).first().click()
  await expect(page).toHaveURL('/invite-registration/WELCOME30')
})

test('The pathway of an invitation plays each of its videos and leads to the registration', async ({
  page,
}) => {
  await page.goto('/pathway/WELCOME30')
  await expect(heading(page)).toHaveText('Thirty days of business school, on us')
  await expect(page.getByRole('heading', { name: 'Your pathway' })).toBeVisible()
  await page.getByRole('listitem').getByRole('button').nth(1).click()
  await playing(page)
  await page.getByRole('link', { name: 'Join Here' }).first().click()
  await expect(page).toHaveURL('/invite-registration/WELCOME30')
})

test('A consumer registers with an invitation and receives the activation mail', async ({ page }) => {
  await page.goto('/login?invite=WELCOME30')
  await expect(page).toHaveURL('/invite-registration/WELCOME30')
  await fillNames(page, 'Email', 'vera@new.example')
  await page.getByLabel('Company', { exact: true }).fill('Sendero')
  await page.getByLabel('Job title').fill('Analyst')
  await page.getByLabel('Job level').selectOption('manager')
  await page.getByLabel('Company size').selectOption('100-499')
  await page.getByLabel('Phone').fill('+1 212 555 0100')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(heading(page)).toHaveText('Your account has been created')
  await expect(page.getByText('Your free 30-day membership begins today.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'mailbox' })).toHaveAttribute('href', '/dev/mailbox')
  const { links } = await mailTo(page, 'vera@new.example', /^Activate/)
  expect(links.some((link) => link.includes('/set-password?'))).toBe(true)
})

test('An employee registers through the employer’s sign-in, is signed in, and arrives at the redirect path of the invitation', async ({
  page,
}) => {
  await page.goto('/preview/ACMESSO?redirectPath=%2Faccount-settings')
  await page.getByRole('link', { name: 'Join with Acme' }).first().click()
  await fillNames(page, 'Work email', 'newhire@acme.example')
  await page.getByRole('button', { name: 'Continue with corporate sign-in' }).click()
  await page.getByRole('button', { name: /newhire@acme\.example/ }).click()
  await expect(heading(page)).toHaveText("You're all set! Head to the Member Center", { timeout: 30_000 })
  await page.getByRole('link', { name: 'Start Learning' }).click()
  await expect(page).toHaveURL('/account-settings')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(page.locator('header img[src="/art/logo/acme.svg"]')).toBeVisible()
})

test('A member who logs in from an invitation receives what it grants, once, and arrives at its redirect path', async ({
  page,
}) => {
  await page.goto('/invite-registration/SECRET?redirectPath=%2Faccount-settings')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/^[^?]+\/login\?redirectPath=/)
  // The address changes before the screen does, and the form of the registration has such a field, too.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByLabel('Email').fill('limited@demo.school')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByLabel('Redemption code')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Redemption code').fill('OPEN-SESAME')
  await page.getByRole('button', { name: 'Add to my membership' }).click()
  await expect(page).toHaveURL('/account-settings')
  await expect(page.getByText('Your invitation has been added to your membership.')).toBeVisible()
  await page.goto('/invite-registration/SECRET')
  await expect(page).toHaveURL(/\/(courses)?$/)
})
