import type { Page } from '@playwright/test'
import { expect, test } from '../kit/journey.ts'
import { memberAt, signIn } from '../kit/sign-in.ts'

// Memberships that change while the app is open. The journeys change accounts of the demo, so they have products of their own.
// docs/product/membership.md#open-tabs

// The browser logs each refused token as a console error.
test.use({ school: 'live-membership', tolerated: [/status of 401/] })

/** The time within which open tabs follow, in milliseconds. */
const FOLLOWED_MS = 2000

const ASKED = /\/membership-changes\?/
const asks = (page: Page) => page.waitForRequest(ASKED)
const lockedTab = (page: Page) => page.getByRole('button', { name: /^Mini-MBAs.*Members only/ })

test('A plan that a free member gets in another browser opens the tabs of all open pages within two seconds, with one request for them', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, 'limited')
  const asking = asks(page)
  await page.goto('/courses')
  await expect(lockedTab(page)).toBeVisible()
  await asking
  const second = await page.context().newPage()
  let asked = 0
  second.on('request', (request) => void (ASKED.test(request.url()) && asked++))
  // The file that follows the membership waits for its turn.
  const following = second.waitForResponse(/membership-changes-[^?]+\.js/)
  await second.goto('/certificates')
  await expect(lockedTab(second)).toBeVisible()
  await following
  expect(asked).toBe(0)

  const elsewhere = await memberAt(browser, product.url, 'limited')
  await elsewhere.goto('/invite-registration/SECRET')
  await elsewhere.getByLabel('Redemption code').fill('OPEN-SESAME')
  await elsewhere.getByRole('button', { name: 'Add to my membership' }).click()
  await expect(elsewhere.getByText('Your invitation has been added to your membership.')).toBeVisible()
  for (const open of [page, second]) {
    await expect(lockedTab(open)).toHaveCount(0, { timeout: FOLLOWED_MS })
    await expect(open.getByRole('link', { name: 'Mini-MBAs', exact: true })).toBeVisible()
  }
  await elsewhere.context().close()
})

test('A suspension opens the login of an open page, and signing out in this browser still says so', async ({
  page,
  product,
}) => {
  await signIn(page, 'member')
  const asking = asks(page)
  await page.goto('/courses')
  await asking
  await product.operate('member:suspend', 'member@demo.school')
  await expect(page).toHaveURL(/\/login/, { timeout: 2 * FOLLOWED_MS })
  await product.operate('member:restore', 'member@demo.school')

  await signIn(page, 'member')
  const askingAgain = asks(page)
  await page.goto('/courses')
  await askingAgain
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
})
