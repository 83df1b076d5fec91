import { expect, expectAccessible, section, test } from '../kit/journey.ts'
import { payByCard, renew } from '../kit/billing/pay-by-card.ts'
import { signIn } from '../kit/sign-in.ts'
import { mailTo } from '../kit/mailbox.ts'

// The journeys change what accounts of the demo pay, so they have a product of their own. docs/product/billing.md

test.use({ school: 'managing' })

test('A member who wants to cancel accepts the offer, and pays less at the next renewal', async ({
  page,
}) => {
  await signIn(page, 'offer')
  await page.goto('/account-settings')
  await section(page, 'Cancel your membership').getByRole('link', { name: 'Cancel membership' }).click()
  await expect(page.getByText('SPECIAL OFFER')).toBeVisible()
  await expect(page.getByText('Regular price', { exact: true })).toBeVisible()
  await expect(page.getByText('Your price', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button')
    .filter({ hasText: /keep|stay|accept/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/coupon-confirmation\?c=/)
  await expect(page.getByText('Your discount has been applied!')).toBeVisible()
  await expect(page.getByText(/at a discounted rate of \$795/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to Member Center' }).click()
  await page.goto('/account-settings')
  await expect(section(page, 'Update billing details').or(page.getByText('$795')).first()).toBeVisible()

  await renew(page, 'offer@demo.school')
  await expect(async () => {
    await page.goto('/account-settings')
    await expect(page.getByText('$795').first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
})

test('A member who rejects the offer reaches the portal in another tab, and cancels there', async ({
  page,
  context,
}) => {
  await signIn(page, 'member')
  await page.goto('/cancel-offer')
  await expect(page.getByText('SPECIAL OFFER')).toBeVisible()
  const opening = context.waitForEvent('page')
  await page
    .getByRole('button')
    .filter({ hasText: /cancel|no/i })
    .first()
    .click()
  const portal = await opening
  await expect(portal.getByRole('heading', { level: 1, name: 'Your billing' })).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Click here if the Stripe billing portal does not open.' }),
  ).toBeVisible()
  await portal.getByText('Cancel plan', { exact: true }).click()
  await portal.getByRole('button', { name: /^Cancel plan on/ }).click()
  await expect(portal.getByText(/Nothing more is charged/)).toBeVisible()
  await expect(async () => {
    await page.goto('/account-settings')
    await expect(page.getByRole('button', { name: 'Keep my membership' })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
})

test('A renewal that fails is said on every screen and by mail, and another card mends it with one charge', async ({
  page,
}) => {
  await signIn(page, 'alumni')
  await page.goto('/resubscribe')
  await page.getByRole('button', { name: 'Resubscribe' }).click()
  await payByCard(page, 'failsAtRenewal')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Unlimited' })).toBeVisible()
  await renew(page, 'alumni@demo.school')
  const mail = await mailTo(page, 'alumni@demo.school', /payment/i)
  expect(mail.links.length).toBeGreaterThan(0)
  await page.goto('/courses')
  await expect(page.getByRole('region', { name: 'Failed payment' })).toContainText(
    'Your last payment failed.',
  )
  await page.goto('/account-settings')
  const invoice = page.getByRole('link', { name: 'Pay now' }).first()
  const address = await invoice.getAttribute('href')
  await page.goto(address ?? '')
  await payByCard(page, 'accepted')
  await expect(page.getByText(/^Paid/).first()).toBeVisible()
  await expect(async () => {
    await page.goto('/account-settings')
    await expect(page.getByText(/payment did not go through/i)).toHaveCount(0, { timeout: 2000 })
  }).toPass({ timeout: 20_000 })
})

test('A full refund ends a membership in the open tabs, and nothing renews', async ({ page, context }) => {
  await signIn(page, 'academy')
  const asking = page.waitForRequest(/\/membership-changes\?/)
  await page.goto('/courses')
  await asking
  const dashboard = await context.newPage()
  await dashboard.goto('/dev/stripe')
  const payment = dashboard
    .locator('section', { has: dashboard.getByRole('heading', { name: 'Payments', exact: true }) })
    .getByRole('listitem')
    .filter({ hasText: 'Julian' })
    .first()
  await payment.getByRole('button', { name: /Refund/ }).click()
  await expect(dashboard.getByRole('status')).toHaveText('The money was returned.')
  await expect(page).toHaveURL(/\/resubscribe/, { timeout: 10_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Uh oh!' })).toBeVisible()
})
