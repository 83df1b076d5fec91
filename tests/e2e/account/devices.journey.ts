import { expect, expectAccessibleInBothSchemes, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

// A member signs a device out from another one. docs/product/account-settings.md#signed-in-devices

test.use({ school: 'accounts' })

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

test('A member sees the phone on which they are signed in, and signs it out from the laptop', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'academy')
  const pocket = await browser.newContext({ userAgent: IPHONE, ...(baseURL ? { baseURL } : {}) })
  const phone = await pocket.newPage()
  await signIn(phone, 'academy')
  await phone.goto('/account-settings')
  await expect(phone.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible()

  await page.goto('/account-settings')
  const devices = page.getByRole('region', { name: 'Signed-in devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('This device')
  await devices.getByRole('button', { name: /^Sign out Safari on iPhone/ }).click()
  const question = page.getByRole('dialog', { name: 'Sign out Safari on iPhone?' })
  await expectAccessibleInBothSchemes(page)
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Safari on iPhone is signed out.')).toBeVisible()
  await expect(devices.getByText('You are signed in on no other device.')).toBeVisible()
  await expectAccessibleInBothSchemes(page)

  await phone.goto('/mini-mbas')
  await expect(phone).toHaveURL(/\/login/)
  await pocket.close()
  await page.reload()
  await expect(devices.getByText('This device')).toBeVisible()
})
