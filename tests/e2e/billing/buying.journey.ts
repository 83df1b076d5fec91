import { expect, expectAccessible, test } from '../kit/journey.ts'
import { payByCard } from '../kit/billing/pay-by-card.ts'
import { memberAt, signIn } from '../kit/sign-in.ts'
import { mailTo } from '../kit/mailbox.ts'

// The journeys buy for accounts of the demo, so they have a product of their own. docs/product/billing.md#buying

test.use({ school: 'buying' })

test('A limited member buys AI Academy by keyboard after a declined card, and the tabs of every open page follow without another sign-in', async ({
  page,
  browser,
  product,
}) => {
  const elsewhere = await memberAt(browser, product.url, 'upgrader')
  const asking = elsewhere.waitForRequest(/\/membership-changes\?/)
  await elsewhere.goto('/courses')
  const locked = elsewhere.getByRole('button', { name: /^Resources.*Members only/ })
  await expect(locked).toBeVisible()
  await asking

  await signIn(page, 'upgrader')
  await page.goto('/upgrade')
  await expect(page.getByRole('heading', { level: 1, name: 'Membership Pricing' })).toBeVisible()
  await expect(page.getByText('$750', { exact: true })).toBeVisible()
  await expect(page.getByText('$995', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Upgrade to AI Academy' }).focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'AI Academy' })).toBeVisible()
  await payByCard(page, 'declined')
  await expect(page.getByRole('alert')).toContainText('declined')
  await payByCard(page, 'accepted')
  await expect(page).toHaveURL(/\/checkout\/return\?session_id=cs_/)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to AI Academy' })).toBeVisible()
  await expect(page.getByText('$750').first()).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Resources', exact: true }).first()).toBeVisible()
  await expect(locked).toHaveCount(0)
  const mail = await mailTo(page, 'upgrader@demo.school', /AI Academy/)
  expect(mail.text).toContain('$750')

  await page.goto('/upgrade')
  await expect(page).toHaveURL(/\/$/)
  await elsewhere.context().close()
})

test('A trial begins its membership from home, with nothing charged before the trial ends', async ({
  page,
}) => {
  await signIn(page, 'trial')
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Membership' })
  await expect(banner).toContainText('Nothing is charged before your trial ends')
  await banner.getByRole('button', { name: 'Become a Member' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unlimited' })).toBeVisible()
  await expect(page.getByText(/^Nothing is charged until/)).toBeVisible()
  await payByCard(page, 'accepted')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Unlimited' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('A member whose trial has ended sees the code for $250 off, pays less by it after a confirmation, and is a member again', async ({
  page,
}) => {
  await signIn(page, 'returner')
  await page.goto('/')
  await expect(page).toHaveURL(/\/resubscribe/)
  await expect(page.getByRole('heading', { level: 1, name: 'Your free trial has ended' })).toBeVisible()
  await expect(page.getByText('WELCOMEBACK250')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Become a Member' }).click()
  await expect(page.getByText('$745').first()).toBeVisible()
  await payByCard(page, 'confirmed')
  await page.getByRole('button', { name: /^Complete/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Unlimited' })).toBeVisible()
  await page.getByRole('link', { name: 'Find a course' }).click()
  await expect(page).toHaveURL(/\/courses$/)
})

test('A member who leaves the checkout is told so, and the same checkout opens again', async ({ page }) => {
  await signIn(page, 'alumni')
  await page.goto('/resubscribe')
  await expect(page.getByRole('heading', { level: 1, name: 'Uh oh!' })).toBeVisible()
  await page.getByRole('button', { name: 'Resubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unlimited' })).toBeVisible()
  const checkout = page.url()
  await page.getByRole('link', { name: /back/i }).first().click()
  await expect(page).toHaveURL(/\/resubscribe\?ec=uc$/)
  await expect(page.getByText('Checkout cancelled.')).toBeVisible()
  await page.getByRole('button', { name: 'Resubscribe' }).click()
  await expect(page).toHaveURL(checkout)
})

test('The pricing page says every error of a checkout with a pointer to the help center', async ({
  page,
}) => {
  const texts = {
    pnf: 'This product is not available for purchase.',
    pns: 'This product is not available for purchase.',
    scf: 'Our e-commerce provider is having trouble at the moment.',
    scfu: 'Our e-commerce provider is having trouble at the moment.',
    uc: 'Checkout cancelled.',
    other: 'The checkout process failed, please try again later.',
  }
  await signIn(page, 'limited')
  for (const [code, text] of Object.entries(texts)) {
    await page.goto(`/upgrade?ec=${code}`)
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'help center' })).toHaveAttribute(
      'href',
      /help/,
    )
  }
})

test('A member of an enterprise customer is told whom to ask, and has nothing to buy', async ({ page }) => {
  await signIn(page, 'sponsor')
  await page.goto('/resubscribe')
  await expect(page.getByRole('main')).toContainText(/support/)
  await expect(page.getByRole('button', { name: /Resubscribe|Become a Member/ })).toHaveCount(0)
})
