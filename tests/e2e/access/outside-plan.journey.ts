import type { Browser } from '@playwright/test'
import { expect, expectAccessibleInBothSchemes, openCourse, test } from '../kit/journey.ts'
import { playing } from '../kit/watching/playback.ts'
import { memberAt, signIn } from '../kit/sign-in.ts'

/** Returns the address of a course, as a colleague with an Unlimited plan would share it. */
async function sharedLink(browser: Browser, url: string, course: string): Promise<string> {
  const colleague = await memberAt(browser, url, 'member')
  await openCourse(colleague, course)
  const link = colleague.url()
  await colleague.context().close()
  return link
}

test('A shared link to a course outside of the plan explains it, and leads to whoever can open it', async ({
  page,
  browser,
  product,
}) => {
  const link = await sharedLink(browser, product.url, 'Customers Who Stay')
  await signIn(page, 'academy')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Customers Who Stay' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Not in your plan' })).toBeVisible()
  await expect(page.getByText('This course comes with Unlimited.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask Customer Support' })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('heading', { name: 'Choose your learning format' })).toHaveCount(0)
  await expectAccessibleInBothSchemes(page)

  const buyer = await memberAt(browser, product.url, 'minimba')
  await buyer.goto(link)
  await buyer.getByRole('link', { name: 'Become a member' }).click()
  await expect(buyer.getByRole('heading', { level: 1, name: 'Become a member' })).toBeVisible()
  await buyer.context().close()
})

test('The buyer of one workshop watches the free preview of a course outside of the plan', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, 'workshop')
  await page.goto(await sharedLink(browser, product.url, 'Customers Who Stay'))
  await page.getByRole('link', { name: 'Watch one lesson for free' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await playing(page)
})
