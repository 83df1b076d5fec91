import type { Page } from '@playwright/test'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { expect, expectAccessible, section, test } from '../kit/journey.ts'
import { memberAt, signIn } from '../kit/sign-in.ts'

test.use({ school: 'seats' })

const ADDRESS = `/courses/session/${stableId('session', 'ai-for-managers/now')}`
const TEXT = 'We handed the status report over; nobody asked back.'
const item = (page: Page) =>
  page.locator('[data-part="checklist"]').getByRole('listitem').filter({ hasText: 'Hand in your pilot' })

test('A member hands in a project by the form of a partner, which reports it to the school, and the teaching assistant reads it', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, 'employee')
  await page.goto(ADDRESS)
  await expect(item(page).getByRole('img', { name: 'Not completed' })).toBeVisible()
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Submit Your Project' }).click()
  const form = await opening
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('Submit your project')
  await expectAccessible(form)
  await form.getByLabel('A link to your project, or the text itself').fill(TEXT)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await form.close()

  await page.reload()
  await expect(page.getByRole('link', { name: 'Project Submitted! Need to resubmit?' })).toBeVisible()
  await expect(item(page).getByRole('img', { name: 'Completed', exact: true })).toBeVisible()

  const assistant = await memberAt(browser, product.url, 'scholar')
  await assistant.goto(ADDRESS)
  const received = section(assistant, 'Projects handed in')
  await received.getByRole('button', { name: /Hannah Weiss/ }).click()
  await expect(received.getByText(TEXT)).toBeVisible()
  await assistant.context().close()
})
