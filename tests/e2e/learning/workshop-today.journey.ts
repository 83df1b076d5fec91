import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, test } from '../kit/journey.ts'
import { signIn } from '../kit/sign-in.ts'

const ADDRESS = `/courses/session/${stableId('session', 'unit-economics-in-ten-lines/now')}`

test('A participant joins the workshop of today from its page, and has attended it', async ({ page }) => {
  await signIn(page, 'sponsor')
  await page.goto(ADDRESS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Vivian, welcome to Day 1 of 1')
  const checklist = page.locator('[data-part="checklist"]')
  await expect(checklist.getByText('0 of 3 done')).toBeVisible()
  const room = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Join the live class' }).click()
  await expect(await room).toHaveURL(/\/dev\/room\/unit-economics-live$/)
  await expect(checklist.getByText('1 of 3 done')).toBeVisible()
  await page.reload()
  await expect(checklist.getByText('1 of 3 done')).toBeVisible()
})
