import { stableId } from '@section/api/server/content/stable-id.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { expect, expectAccessible, test } from '../kit/journey.ts'
import { payByCard } from '../kit/billing/pay-by-card.ts'
import { mailTo } from '../kit/mailbox.ts'
import { signIn } from '../kit/sign-in.ts'

// The journeys buy for accounts of the demo, so they have a product of their own. docs/product/course-page.md#buying-a-course

test.use({ school: 'buying-products' })

const COURSE = pathTo('course', { courseId: stableId('course', 'ai-mini-mba') })

test('A member leaves the checkout of a Mini-MBA and is back on its page, then buys it by keyboard and has a seat in it', async ({
  page,
}) => {
  await signIn(page, 'workshop')
  await page.goto(COURSE)
  const buy = page.getByRole('button', { name: 'Buy for $1,495: AI Mini-MBA' })
  await expect(page.getByText('You pay $1,495 once, today. Nothing renews.')).toBeVisible()
  await expectAccessible(page)

  await buy.click()
  await expect(page.getByRole('button', { name: 'Pay $1,495.00' })).toBeVisible()
  const checkout = page.url()
  await page.getByRole('link', { name: /back/i }).first().click()
  await expect(page).toHaveURL(COURSE)

  await buy.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(checkout)
  await payByCard(page, 'accepted')
  await expect(page).toHaveURL(/\/checkout\/return\?session_id=cs_/)
  await expect(page.getByRole('heading', { level: 1, name: 'AI Mini-MBA is yours' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '$1,495' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to AI Mini-MBA' }).click()
  await expect(page).toHaveURL(/\/mini-mbas\/[\w-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: /AI Mini-MBA/ })).toBeVisible()
  const mail = await mailTo(page, 'workshop@demo.school', /AI Mini-MBA/)
  expect(mail.text).toContain('AI Mini-MBA')

  await page.goto(COURSE)
  await expect(page.getByRole('heading', { level: 1, name: 'AI Mini-MBA' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your session' })).toBeVisible()
  await expect(buy).toHaveCount(0)
})
