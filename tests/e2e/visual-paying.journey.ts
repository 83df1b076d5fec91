import { couponParameter } from '@section/domain/billing/membership/coupon-parameter.ts'
import { payByCard } from './kit/billing/pay-by-card.ts'
import { expectScreenshot } from './kit/expect-screenshot.ts'
import { expect, expectAccessibleInBothSchemes, section } from './kit/journey.ts'
import { test, titled } from './kit/pictures.ts'
import { signIn } from './kit/sign-in.ts'

const COUPON = couponParameter({
  currentPeriodEnd: Date.UTC(2031, 11, 1, 17) / 1000,
  currentPrice: 99_500,
  discountPrice: 20_000,
})

for (const [name, account, path, title] of [
  ['pricing', 'limited', '/upgrade', 'Membership Pricing'],
  ['membership', 'post-trial', '/resubscribe', 'Your free trial has ended'],
  ['cancel-offer', 'offer', '/cancel-offer', /^Before you go/],
  ['coupon-confirmation', 'offer', `/coupon-confirmation?c=${COUPON}`, 'Your discount has been applied!'],
] as const)
  test(`The page "${name}" of paying looks like its pictures`, async ({ page }) => {
    await signIn(page, account)
    await page.goto(path)
    await titled(page, title)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expectScreenshot(page, name)
    await expectAccessibleInBothSchemes(page)
  })

test('A membership whose payment failed, and its banner, look like their pictures', async ({ page }) => {
  await signIn(page, 'past-due')
  await page.goto('/account-settings')
  const membership = section(page, 'Your membership')
  await expect(membership.getByRole('link', { name: 'Pay now' })).toBeVisible()
  await expectScreenshot(page, 'failed-payment', { of: membership })
  await expectAccessibleInBothSchemes(page)
  await page.goto('/certificates')
  const banner = page.getByRole('region', { name: 'Failed payment' })
  await expect(banner).toBeVisible()
  await expectScreenshot(page, 'failed-payment-banner', { of: banner })
  await expectAccessibleInBothSchemes(page)
})

test('The welcome after paying looks like its pictures', async ({ page }) => {
  await signIn(page, 'upgrader')
  await page.goto('/upgrade')
  await page.getByRole('button', { name: 'Upgrade to AI Academy' }).click()
  await titled(page, 'AI Academy')
  await payByCard(page, 'accepted')
  await titled(page, 'Welcome to AI Academy')
  await expectScreenshot(page, 'welcome')
  await expectAccessibleInBothSchemes(page)
})
